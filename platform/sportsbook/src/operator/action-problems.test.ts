import { describe, expect, it } from 'vitest';
import { problemsOf } from './action-problems.ts';

const stopped = { do: 'stop', reason: 'D7' } as const;
const result = { do: 'result', withdrawn: false } as const;
const fieldsOf = (...asked: Parameters<typeof problemsOf>) => Object.keys(problemsOf(...asked));

describe('the result of a match of sets', () => {
  it('makes sense when its sets make the score up', () => {
    const sets = [
      [6, 4],
      [3, 6],
      [7, 5],
    ] as const;
    expect(problemsOf({ ...result, full: [2, 1], sets }, { gtype: 'TN' })).toEqual({});
    expect(problemsOf({ ...result, sets: [[6, 4]] }, { gtype: 'TN' })).toEqual({});
    expect(problemsOf({ ...result, withdrawn: true }, { gtype: 'TN' })).toEqual({});
  });

  it.each([
    ['nothing', {}, 'full'],
    [
      'a level score',
      {
        full: [1, 1],
        sets: [
          [6, 4],
          [4, 6],
        ],
      },
      'full',
    ],
    ['no sets', { full: [2, 0] }, 'sets'],
    [
      'sets that make another score up',
      {
        full: [2, 0],
        sets: [
          [6, 4],
          [4, 6],
        ],
      },
      'sets',
    ],
    [
      'a set that nobody won',
      {
        full: [2, 0],
        sets: [
          [6, 4],
          [6, 6],
        ],
      },
      'sets',
    ],
    ['more sets than any match has', { sets: Array.from({ length: 6 }, () => [6, 4] as const) }, 'sets'],
  ] as const)('is sent back with %s', (_, told, field) => {
    expect(fieldsOf({ ...result, ...told }, { gtype: 'TN' })).toEqual([field]);
  });
});

describe('the result of a match of football', () => {
  const goals = [
    { side: 'H', minute: '12' },
    { side: 'C', minute: '45+2' },
  ] as const;

  it('makes sense with the times of its goals, and with these alone', () => {
    for (const gtype of ['FT', 'VF'] as const)
      expect(problemsOf({ ...result, half: [1, 1], full: [1, 1], goals }, { gtype })).toEqual({});
    expect(problemsOf({ ...result, goals }, { gtype: 'FT' })).toEqual({});
  });

  it.each([
    ['another score', { full: [2, 1] }],
    ['another half', { half: [1, 0], full: [1, 1] }],
  ] as const)('is sent back with goals that make up %s', (_, told) =>
    expect(fieldsOf({ ...result, ...told, goals }, { gtype: 'FT' })).toEqual(['goals']),
  );
});

describe('a match of sets that a player gave up', () => {
  it('makes sense with the finished sets, the running one, and who goes on', () => {
    const told = {
      reached: [1, 0],
      sets: [
        [6, 4],
        [2, 1],
      ],
      winner: 'H',
    } as const;
    expect(problemsOf({ ...stopped, ...told }, { gtype: 'TN' })).toEqual({});
    expect(problemsOf(stopped, { gtype: 'TN' })).toEqual({});
  });

  it.each([
    ['a finished set without its games', { reached: [1, 0] }, 'sets'],
    ['sets that make another score up', { reached: [1, 0], sets: [[4, 6]] }, 'sets'],
    [
      'two running sets',
      {
        reached: [1, 0],
        sets: [
          [6, 4],
          [2, 1],
          [0, 0],
        ],
      },
      'sets',
    ],
    ['sets without the score', { sets: [[6, 4]] }, 'reached'],
    ['who goes on without the score', { winner: 'H' }, 'reached'],
    [
      'who goes on for another reason',
      { reason: 'D1', reached: [1, 0], sets: [[6, 4]], winner: 'H' },
      'reason',
    ],
  ] as const)('is sent back with %s', (_, told, field) => {
    expect(fieldsOf({ ...stopped, ...told }, { gtype: 'TN' })).toEqual([field]);
  });
});

it.each([
  ['a first half above the whole match', { ...result, half: [2, 0], full: [1, 3] }, 'half'],
  ['innings played without a score', { do: 'stop', reason: 'D1', played: 9 }, 'reached'],
  ['an unknown market', { do: 'settlement', wtype: 'ZZ', line: '', says: 'open' }, 'wtype'],
  ['a pick without its market', { do: 'void', wtype: '', rtype: 'MH', reason: 'DK' }, 'wtype'],
  ['an unknown pick', { do: 'void', wtype: 'M', rtype: 'MX', reason: 'DK' }, 'rtype'],
  [
    'a span that ends before it begins',
    { do: 'void', wtype: '', rtype: '', from: 2, to: 1, reason: 'DK' },
    'to',
  ],
] as const)('an action with %s is sent back', (_, action, field) => {
  expect(fieldsOf(action, { gtype: 'BS' })).toEqual([field]);
});

describe('the quarters of a result', () => {
  const quarters = [
    [28, 24],
    [31, 30],
  ] as const;

  it.each([
    ['alone', {}],
    ['with the half that they make up', { half: [59, 54] }],
    ['below the final score', { full: [110, 104] }],
  ] as const)('are taken %s', (_, told) => {
    expect(fieldsOf({ ...result, ...told, quarters }, { gtype: 'BK' })).toEqual([]);
  });

  it.each([
    ['of a sport that has none', 'FT', { quarters }],
    ['that are five', 'BK', { quarters: [...quarters, [1, 0], [1, 0], [1, 0]] }],
    ['that do not make the half up', 'BK', { quarters, half: [58, 54] }],
    ['above the final score', 'BK', { quarters, full: [50, 60] }],
  ] as const)('%s are sent back', (_, gtype, told) => {
    expect(fieldsOf({ ...result, ...told }, { gtype })).toEqual(['quarters']);
  });
});

describe('a part of a match that is typed for the wrong sport, or does not fit the others', () => {
  const goals = [{ side: 'H', minute: '12' }] as const;

  it.each([
    ['goals of basketball', 'BK', { ...result, full: [90, 80], goals }, 'goals'],
    ['goals of handball', 'HB', { ...result, full: [1, 0], goals }, 'goals'],
    ['quarters of football', 'FT', { ...result, full: [1, 0], quarters: [[1, 0]] }, 'quarters'],
    ['sets of baseball', 'BS', { ...result, full: [5, 3], sets: [[6, 4]] }, 'sets'],
    ['sets of football, and nothing else', 'FT', { ...result, sets: [[6, 4]] }, 'sets'],
    ['a quarter above its half', 'BK', { ...result, half: [50, 40], quarters: [[51, 20]] }, 'quarters'],
    ['goals of another score of a stop', 'FT', { ...stopped, reason: 'D1', reached: [2, 0], goals }, 'goals'],
    ['goals of a stop without its score', 'FT', { ...stopped, reason: 'D1', goals }, 'reached'],
    [
      'more minutes than a match has',
      'FT',
      { ...stopped, reason: 'D1', reached: [1, 0], played: 630 },
      'played',
    ],
    ['minutes without the score', 'HB', { ...stopped, reason: 'D1', played: 20 }, 'reached'],
  ] as const)('is sent back: %s', (_, gtype, action, field) => {
    expect(fieldsOf(action, { gtype })).toEqual([field]);
  });

  it('makes sense of a stop with its goals and minutes', () => {
    const told = { ...stopped, reason: 'D1', reached: [1, 0], goals, played: 63 } as const;
    expect(problemsOf(told, { gtype: 'FT' })).toEqual({});
  });
});
