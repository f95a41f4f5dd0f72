import { shuffled } from '@lobby/draws';
import { tableGame } from '../bets/table-game.ts';
import { type DrawnEvent, type PayTable, payEach, placedRows, range } from './digits.ts';

/** Ten cars in the order in which they arrive (PK10). */
export interface TenCarsRules {
  readonly law: 'ten-cars-1';
  readonly pays: PayTable;
}

const cars = range(1, 10);

/** The odds of sums of the first two cars, and of those as far from the other end. */
const sums = (pays: number, ...of: readonly number[]) =>
  payEach(
    pays,
    of.flatMap(sum => [`sum-${sum}`, `sum-${22 - sum}`]),
  );

const pays: PayTable = {
  ...payEach(
    975,
    cars.flatMap(place => cars.map(car => `place${place}-${car}`)),
  ),
  ...payEach(
    195,
    cars.flatMap(place => ['big', 'small', 'odd', 'even'].map(half => `place${place}-${half}`)),
  ),
  ...sums(4410, 3, 4),
  ...sums(2205, 5, 6),
  ...sums(1470, 7, 8),
  ...sums(1102, 9, 10),
  'sum-11': 882,
  // 冠亚和: 40 of 90 are big (12 to 19) and even, 50 small and odd. The same odds for both would pay too much.
  ...payEach(220, ['sum-big', 'sum-even']),
  ...payEach(176, ['sum-small', 'sum-odd']),
};

/** Whether a number is what a pick names: itself, or a half of all; `big` is where the upper half begins. */
function isNamed(of: string, number: number, big: number): boolean {
  switch (of) {
    case 'big':
      return number >= big;
    case 'small':
      return number < big;
    case 'odd':
      return number % 2 === 1;
    case 'even':
      return number % 2 === 0;
    default:
      return number === Number(of);
  }
}

function wins(pick: string, order: readonly number[]): boolean {
  const [what = '', of = ''] = pick.split('-');
  if (what === 'sum') return isNamed(of, order[0]! + order[1]!, 12);
  return isNamed(of, order[Number(what.slice(5)) - 1]!, 6);
}

const placesOf = (pick: string): readonly number[] =>
  pick.startsWith('sum-') ? [0, 1] : [Number(/\d+/.exec(pick)?.[0]) - 1];

export const tenCars = tableGame<TenCarsRules, readonly number[], DrawnEvent>({
  code: 'ten-cars',
  kind: 'ten-cars',
  hall: 'CP',
  name: { 'zh-CN': '极速赛车', 'zh-TW': '極速賽車' },
  rules: { law: 'ten-cars-1', pays },
  sheet: [
    'place1-1',
    'place1-big',
    'sum-3',
    'sum-9',
    'sum-11',
    'sum-big',
    'sum-small',
    'sum-odd',
    'sum-even',
  ],
  picks: rules => Object.keys(rules.pays),
  draw: (_, stream) => shuffled(cars, stream),
  show: (_, numbers) => [{ type: 'drawn', numbers }],
  pays: (rules, pick, order) => (wins(pick, order) ? (rules.pays[pick] ?? 0) : 0),
  *outcomes(_, picks) {
    for (const order of placedRows(10, new Set(picks.flatMap(placesOf)), cars, true)) yield [order, 1n];
  },
});
