import { describe, expect, it } from 'vitest';
import { easedTrack, handTrack } from '../slider-script/hand-track.ts';
import { isMovedByHand } from './judge-track.ts';
import { readSliderOutput } from './slider-output.ts';

const puzzle = { holeLeft: 200, ageMs: 3_000 };
function judge(x: number, track: unknown, holeLeft = puzzle.holeLeft): boolean {
  const output = readSliderOutput(JSON.stringify({ x, track }));
  return output !== undefined && isMovedByHand(output, { ...puzzle, holeLeft });
}

// A finger on a screen of 60 pictures a second: a jump at first, because small movements are not reported.
const finger = [
  [0, 0, 0],
  [9, 1, 33],
  [24, 1, 50],
  [47, 2, 67],
  [76, 2, 83],
  [108, 3, 100],
  [138, 3, 117],
  [161, 3, 133],
  [176, 3, 150],
  [186, 3, 167],
  [193, 4, 183],
  [198, 4, 217],
  [201, 4, 283],
  [200, 4, 350],
  [200, 4, 420],
];
const withTime = (change: (ms: number) => number) => finger.map(([dx, dy, ms = 0]) => [dx, dy, change(ms)]);
const withHeight = (height: (n: number) => number) => finger.map(([dx, , ms], n) => [dx, height(n), ms]);
/** Each key after the one before it, ms. */
const keys = (steps: readonly number[], gap: (n: number) => number) => {
  let [at, ms] = [0, 0];
  return steps.map((step, n) => {
    at += step;
    if (n > 0) ms += gap(n);
    return [at, 0, ms];
  });
};

describe('a piece moved into the hole', () => {
  it('by a mouse, a hundred times', () => {
    expect(Array.from({ length: 100 }, () => judge(200, handTrack(200)))).toEqual(Array(100).fill(true));
  });

  it('by a quick finger', () => expect(judge(200, finger)).toBe(true));

  it('by a slow hand', () => {
    expect(
      judge(
        200,
        withTime(ms => ms * 6),
      ),
    ).toBe(true);
  });

  it.each([-6, 6])('%s px beside it is near enough', off => {
    expect(judge(200 + off, handTrack(200 + off))).toBe(true);
  });

  it('by an arrow key that is held down', () => {
    expect(
      judge(
        200,
        keys(Array(50).fill(4), n => (n === 1 ? 480 : 33 - (n % 3))),
      ),
    ).toBe(true);
  });

  it('by the End key and a few steps back', () => {
    expect(
      judge(
        264,
        keys([272, -4, -4], () => 180),
        264,
      ),
    ).toBe(true);
  });

  it('by a few keys', () => {
    expect(
      judge(
        200,
        keys([...Array(8).fill(24), 4, 4], n => 130 + ((n * 37) % 60)),
      ),
    ).toBe(true);
  });
});

describe('what is not a person', () => {
  it.each([-7, 7, 60])('a piece %s px beside the hole', off => {
    expect(judge(200 + off, handTrack(200 + off))).toBe(false);
  });

  it.each([
    ['no movement at all', []],
    ['one jump', [[200, 0, 400]]],
    ['three places', [finger[0], finger[6], finger.at(-1)]],
    ['a formula', easedTrack(200)],
    [
      'a formula in small steps, its height wandering',
      Array.from({ length: 41 }, (_, n) => [
        100 - 100 * Math.cos((n / 40) * Math.PI),
        Math.floor(n / 9),
        n * 17,
      ]),
    ],
    ['a height of noise', withHeight(n => (n % 2 ? 1 : -1))],
    ['no height, in steps that no key makes', withHeight(() => 0)],
    ['quicker than a hand', withTime(ms => ms / 2)],
    ['a sample now and then', finger.filter((_, n) => n % 3 === 2)],
    ['time that runs backwards', withTime(ms => (ms === 67 ? 20 : ms))],
    ['no slowing down', finger.slice(0, 9).concat([[200, 3, 420]])],
    ['a journey longer than the puzzle is old', withTime(ms => (ms > 400 ? 4_100 : ms))],
    ['a journey that ends elsewhere', handTrack(190)],
    ['more samples than a drag has', Array.from({ length: 1_001 }, (_, n) => [n / 5, n % 2, n])],
    ['text for numbers', finger.map(([dx, dy, ms]) => [String(dx), dy, ms])],
    ['keys in even time', keys(Array(50).fill(4), () => 30)],
    ['keys in no time', keys(Array(50).fill(4), n => n % 4)],
  ])('%s', (_, track) => {
    expect(judge(200, track)).toBe(false);
  });

  it.each(['', 'null', '[]', '{}', '{"x":200}', 'not json', '{"x":1e999,"track":[]}'])(
    'the output %j',
    output => {
      expect(readSliderOutput(output)).toBe(undefined);
    },
  );
});
