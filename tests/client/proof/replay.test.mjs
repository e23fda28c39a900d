import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { turnsOf } from "../../../client/proof/turns.js";
import { kept, REPLAYS } from "./kept.mjs";

const digest = (view) => createHash("sha256").update(JSON.stringify(view)).digest("hex").slice(0, 16);

for (const [game, replay] of Object.entries(REPLAYS)) {
  for (const { record, steps } of kept(game)) {
    test(`the client shows after every event what the engine shows: ${record.id}`, () => {
      let state = replay.start(record.seats.length, record.options);
      const seen = record.events.map((event) => {
        state = replay.evolve(state, event);
        return digest(replay.view(state));
      });
      assert.deepEqual(seen, steps);
      assert.deepEqual(
        replay.scores(state),
        record.seats.map(({ score }) => score),
      );
    });

    test(`turn by turn it comes to the same end: ${record.id}`, () => {
      const turns = turnsOf(replay, record);
      assert.deepEqual(
        turns.map(({ turn }) => turn),
        turns.map((_, at) => at),
      );
      assert.equal(turns.flatMap(({ events }) => events).length, record.events.length);
      const last = turns[turns.length - 1].after;
      assert.equal(digest(replay.view(last)), steps[steps.length - 1]);
    });
  }
}

test("at everyone's own pace, every board of a turn has been played as many turns", () => {
  const { record } = kept("magdagdon").find(({ record: { options } }) => options.pace === "own");
  for (const { turn, after } of turnsOf(REPLAYS.magdagdon, record)) {
    const { seats } = REPLAYS.magdagdon.view(after, true);
    assert.ok(seats.every(({ turns, finished }) => turns === turn || (finished && turns < turn)));
  }
});
