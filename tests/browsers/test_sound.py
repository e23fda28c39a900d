"""What is heard, rendered by a browser: each moment is loud enough to be heard, none is cut off at the top, and nothing
sounds that was not asked for."""

import math

import pytest
from playwright.sync_api import expect

from tests.until import until

SECONDS = 3
RENDER = """async ([cues, seconds]) => {
  const { createSound } = await import("/client/sound.js");
  const offline = new OfflineAudioContext(1, 48000 * seconds, 48000);
  const running = { state: "running" };
  const context = new Proxy(offline, {
    get(_, name) {
      const found = running[name] ?? Reflect.get(offline, name);
      return typeof found === "function" ? found.bind(offline) : found;
    },
  });
  const sound = createSound(() => context);
  sound.touched();
  for (const cue of cues) sound.hear(cue);
  const samples = (await offline.startRendering()).getChannelData(0);
  const loud = samples.map(Math.abs);
  const peak = loud.reduce((most, one) => Math.max(most, one), 0);
  const crossings = samples.reduce((sum, one, n) => sum + (n > 0 && one * samples[n - 1] < 0 ? 1 : 0), 0);
  const first = loud.findIndex((one) => one > peak / 100);
  const last = loud.findLastIndex((one) => one > peak / 100);
  return { peak, from: first / 48000, to: last / 48000, pitch: crossings / 2 / ((last - first) / 48000) };
}"""
"""The peak of what is rendered, when it is above a hundredth of that, and how often it swings meanwhile."""

HEARD = """(() => {
  window.contexts = window.voices = 0;
  const Real = window.AudioContext;
  window.AudioContext = function () { window.contexts += 1; return new Real(); };
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) { window.voices += 1; return start.apply(this, when); };
  const play = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) { window.voices += 1; return play.apply(this, when); };
})()"""

MOMENTS = {
    "four dice": ([{"name": "roll", "value": 4}], 0.9, 900, 3000),
    "six dice": ([{"name": "roll", "value": 6}], 1.1, 900, 3000),
    "a die is laid": ([{"name": "stage", "value": 1}], 0.2, 200, 900),
    "a choice is set": ([{"name": "confirm"}], 0.2, 40, 600),
    "two pairs": ([{"name": "bonus", "value": 20}], 0.6, 400, 1500),
    "a straight": ([{"name": "bonus", "value": 60}], 0.7, 400, 1500),
    "a Power": ([{"name": "star"}], 1.3, 400, 1800),
    "a ruin": ([{"name": "ruin"}], 0.9, 30, 500),
    "ten seconds": ([{"name": "late"}], 0.15, 100, 400),
    "all at once": (
        [
            {"name": "roll", "value": 4},
            {"name": "ruin"},
            *({"name": "bonus", "value": 60, "at": 150 * n} for n in range(8)),
        ],
        2.5,
        100,
        3000,
    ),
}
"""What is asked for, how long it may last in seconds, and between which frequencies it swings."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_is_audible_short_and_not_cut_off(server, phone, moment):
    cues, longest, low, high = MOMENTS[moment]
    ann = phone(server.url)
    ann.home()
    heard = ann.page.evaluate(RENDER, [cues, SECONDS])
    loudness = 20 * math.log10(heard["peak"])
    print(f"{moment}: {loudness:.1f} dBFS, {heard['from']:.2f}-{heard['to']:.2f} s, about {heard['pitch']:.0f} Hz")
    assert -30 < loudness < -1
    assert heard["to"] < longest
    assert low < heard["pitch"] < high


@pytest.mark.parametrize("asked", [False, True])
def test_a_wall_sounds_when_its_address_asks_for_it_and_only_then(server, process, wall, asked):
    code = process.open("ann", "bob")
    tv = wall(server.url)
    tv.context.add_init_script(HEARD)
    tv.page.goto(f"/tv/{code}" + ("?sound" if asked else ""))
    expect(tv.page.locator(".guest")).to_have_count(2)
    tv.page.mouse.click(5, 5)
    assert tv.page.evaluate("[window.contexts, window.voices]") == [int(asked), 0]
    process.act(code, "ann", "start", game_no=1)
    expect(tv.page.locator(".boards .die, .roll .die").first).to_be_visible()
    if asked:
        until(tv.page, "window.voices >= 8")  # four dice, each of which bounces once
    else:
        assert tv.page.evaluate("window.voices") == 0
