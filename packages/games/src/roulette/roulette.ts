import { type TableEvent, tableGame } from '../bets/table-game.ts';

/** Single-zero roulette: what a pick covers, and what a unit on it gets back when the ball falls there. */
export interface RouletteRules {
  readonly law: 'roulette-1';
  readonly pockets: number;
  readonly picks: Readonly<Record<string, { readonly covers: readonly number[]; readonly pays: number }>>;
}

export type RouletteEvent = TableEvent<{ readonly type: 'ball'; readonly pocket: number }>;

const red = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const numbers = Array.from({ length: 36 }, (_, at) => at + 1);
const from = (first: number, count: number) => numbers.filter(each => each >= first && each < first + count);

/** Each pick by its name; a number of the layout stands in one of twelve rows of three. */
function layout(): Record<string, readonly number[]> {
  const columnOf = (number: number) => (number - 1) % 3;
  return {
    ...Object.fromEntries([0, ...numbers].map(each => [`number-${each}`, [each]])),
    ...Object.fromEntries(
      numbers.filter(each => columnOf(each) < 2).map(each => [`split-${each}-${each + 1}`, [each, each + 1]]),
    ),
    ...Object.fromEntries(from(1, 33).map(each => [`split-${each}-${each + 3}`, [each, each + 3]])),
    ...Object.fromEntries([1, 2, 3].map(each => [`split-0-${each}`, [0, each]])),
    ...Object.fromEntries(
      numbers.filter(each => columnOf(each) === 0).map(each => [`street-${each}`, from(each, 3)]),
    ),
    'street-0-1-2': [0, 1, 2],
    'street-0-2-3': [0, 2, 3],
    ...Object.fromEntries(
      from(1, 32)
        .filter(each => columnOf(each) < 2)
        .map(each => [`corner-${each}`, [each, each + 1, each + 3, each + 4]]),
    ),
    'corner-0': [0, 1, 2, 3],
    ...Object.fromEntries(
      from(1, 31)
        .filter(each => columnOf(each) === 0)
        .map(each => [`line-${each}`, from(each, 6)]),
    ),
    ...Object.fromEntries([1, 2, 3].map(each => [`dozen-${each}`, from(12 * each - 11, 12)])),
    ...Object.fromEntries(
      [1, 2, 3].map(each => [`column-${each}`, numbers.filter(number => columnOf(number) === each - 1)]),
    ),
    red,
    black: numbers.filter(each => !red.includes(each)),
    odd: numbers.filter(each => each % 2 === 1),
    even: numbers.filter(each => each % 2 === 0),
    low: from(1, 18),
    high: from(19, 18),
  };
}

export const roulette = tableGame<RouletteRules, number, { readonly type: 'ball'; readonly pocket: number }>({
  code: 'roulette',
  kind: 'roulette',
  hall: 'ZR',
  name: { 'zh-CN': '单零轮盘', 'zh-TW': '單零輪盤' },
  rules: {
    law: 'roulette-1',
    pockets: 37,
    picks: Object.fromEntries(
      Object.entries(layout()).map(([pick, covers]) => [pick, { covers, pays: 3600 / covers.length }]),
    ),
  },
  sheet: [
    'number-17',
    'split-17-18',
    'street-16',
    'corner-16',
    'line-16',
    'dozen-2',
    'column-2',
    'red',
    'odd',
    'low',
  ],
  picks: ({ picks }) => Object.keys(picks),
  draw: ({ pockets }, stream) => stream.below(pockets),
  show: (_, pocket) => [{ type: 'ball', pocket }],
  pays: ({ picks }, pick, pocket) => (picks[pick]?.covers.includes(pocket) ? picks[pick].pays : 0),
  outcomes: ({ pockets }) => Array.from({ length: pockets }, (_, pocket) => [pocket, 1n] as const),
});
