import { describe, expect, it } from 'vitest';
import { handTrack } from '../../../testing/solve-captcha.ts';
import { judgeTrack } from './judge-track.ts';

const puzzle = { holeLeft: 200, ageMs: 3_000 };
const judge = (x: number, track: unknown) => judgeTrack(JSON.stringify({ x, track }), puzzle);

describe('a piece moved into the hole', () => {
  it('by a hand', () => {
    expect(judge(200, handTrack(200))).toBe(true);
  });

  it.each([-6, 6])('%s px beside it is near enough', off => {
    expect(judge(200 + off, handTrack(200 + off))).toBe(true);
  });

  it('by arrow keys, which step evenly but not in even time', () => {
    const track = Array.from({ length: 20 }, (_, n) => [(n + 1) * 10, 0, n * 33 + (n % 3)]);
    expect(judge(200, track)).toBe(true);
  });

  it('by a hand that went too far and came back', () => {
    expect(
      judge(200, [
        [90, 1, 0],
        [160, 2, 90],
        [214, 2, 180],
        [204, 2, 260],
        [200, 2, 340],
      ]),
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
    [
      'waiting, then one jump',
      [
        [0, 0, 0],
        [0, 0, 300],
        [200, 0, 600],
      ],
    ],
    [
      'quicker than a hand',
      [
        [60, 0, 0],
        [140, 1, 15],
        [200, 0, 40],
      ],
    ],
    [
      'a ruler: the same step in the same time',
      Array.from({ length: 20 }, (_, n) => [(n + 1) * 10, 0, n * 30]),
    ],
    [
      'time that runs backwards',
      [
        [60, 0, 300],
        [140, 1, 100],
        [200, 0, 500],
      ],
    ],
    [
      'a journey longer than the puzzle is old',
      [
        [60, 0, 0],
        [140, 1, 2_000],
        [200, 0, 4_100],
      ],
    ],
    ['a journey that ends elsewhere', handTrack(190)],
    ['more samples than a drag has', Array.from({ length: 1_001 }, (_, n) => [n / 5, n % 2, n])],
    [
      'text for numbers',
      [
        ['60', 0, 0],
        ['140', 0, 100],
        ['200', 0, 200],
      ],
    ],
  ])('%s', (_, track) => {
    expect(judge(200, track)).toBe(false);
  });

  it.each(['', 'null', '[]', '{}', '{"x":200}', 'not json', '{"x":1e999,"track":[]}'])(
    'the output %j',
    output => {
      expect(judgeTrack(output, puzzle)).toBe(false);
    },
  );
});
