import assert from "node:assert/strict";
import { test } from "node:test";
import { bars, median, shown, span, week } from "../../client/standings.js";

const lines = (from, to, me) => Array.from({ length: to - from + 1 }, (_, n) => ({ rank: from + n, name: "x", score: 400 - from - n, record: null, me: from + n === me }));
const ranks = (board) => shown(board).map((line) => line?.rank ?? null);

test("far from the first, the first and those around me are shown", () => {
  assert.deepEqual(ranks({ top: lines(1, 100), neighbours: lines(240, 244, 242) }), [1, 2, 3, null, 240, 241, 242, 243, 244]);
  assert.deepEqual(ranks({ top: lines(1, 100, 50), neighbours: lines(48, 52, 50) }), [1, 2, 3, null, 48, 49, 50, 51, 52]);
});

test("near the first nobody is shown twice, and nobody between is left out", () => {
  assert.deepEqual(ranks({ top: lines(1, 100, 5), neighbours: lines(3, 7, 5) }), [1, 2, 3, 4, 5, 6, 7]);
  assert.deepEqual(ranks({ top: lines(1, 1, 1), neighbours: lines(1, 1, 1) }), [1]);
});

test("every score is in a bar, mine in the one that is marked", () => {
  for (const scores of [[0, 400], [313, 313], [-60, -20, 5], [100, 104, 250], [-3000, 3000]]) {
    const histogram = scores.map((score) => [score, 2]);
    const { median, from, width, bars: all } = bars(histogram, scores[0]);
    assert.equal(all.reduce((sum, { count }) => sum + count, 0), 2 * scores.length);
    const at = all.findIndex(({ me }) => me);
    assert.ok(from + at * width <= scores[0] && scores[0] < from + (at + 1) * width);
    assert.ok(all.length <= 15, `${scores}: ${all.length}`);
  }
});

test("scores that lie close together stand in bars of their own", () => {
  assert.deepEqual(bars([[35, 1], [39, 3]], 35).bars.map(({ count }) => count), [1, 0, 0, 0, 3]);
});

test("a span is written like a clock, and never shows nothing while something is left", () => {
  assert.equal(span(26_335_000), "07:18:55");
  assert.equal(span(1), "00:00:01");
  assert.equal(span(0), "00:00:00");
});

test("a week ends today, over the end of a month and a leap day", () => {
  assert.deepEqual(week("2028-03-02"), ["2028-02-25", "2028-02-26", "2028-02-27", "2028-02-28", "2028-02-29", "2028-03-01", "2028-03-02"]);
});

test("the median is what half have reached, the lower of two", () => {
  assert.equal(median([[10, 1], [20, 1], [30, 1]]), 20);
  assert.equal(median([[-5, 2], [20, 1], [30, 1]]), -5);
  assert.equal(median([[7, 1]]), 7);
});
