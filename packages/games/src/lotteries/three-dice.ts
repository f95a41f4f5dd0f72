import { type TableEvent, tableGame } from '../bets/table-game.ts';
import { type DrawnEvent, type PayTable, payEach, range, rows } from './digits.ts';

/** Three dice (快3). */
export interface ThreeDiceRules {
  readonly law: 'three-dice-1';
  readonly pays: PayTable;
}

export type LotteryEvent = TableEvent<DrawnEvent>;

const faces = range(1, 6);
const pairs = faces.flatMap(one => faces.filter(other => other > one).map(other => `${one}${other}`));
const triples = [...rows(3, faces, true)].filter(([a, b, c]) => a! < b! && b! < c!).map(row => row.join(''));
const doubles = faces.flatMap(one =>
  faces.filter(other => other !== one).map(other => `${one}${one}${other}`),
);

/** The odds of a sum and of the one as far from the other end. */
const sums = ([sum, pays]: readonly [number, number]) => payEach(pays, [`sum-${sum}`, `sum-${21 - sum}`]);

const pays: PayTable = {
  ...Object.assign(
    {},
    ...(
      [
        ...([
          [3, 21_060],
          [4, 7020],
          [5, 3510],
          [6, 2106],
        ] as const),
        ...([
          [7, 1404],
          [8, 1002],
          [9, 842],
          [10, 780],
        ] as const),
      ] as const
    ).map(sums),
  ),
  // 三同号 one and any, 二同号, 三不同, 二不同, any 三连号.
  ...payEach(
    21_060,
    faces.map(face => `triple-${face}`),
  ),
  'triple-any': 3510,
  ...payEach(
    7020,
    doubles.map(each => `double-${each}`),
  ),
  ...payEach(
    3510,
    triples.map(each => `three-${each}`),
  ),
  ...payEach(
    702,
    pairs.map(each => `two-${each}`),
  ),
  'straight-any': 877,
  ...payEach(198, ['big', 'small']),
};

/** Whether dice in ascending order win a pick. */
function wins(pick: string, [a = 0, b = 0, c = 0]: readonly number[]): boolean {
  const [kind, of = ''] = pick.split('-');
  const [sum, text, isTriple] = [a + b + c, `${a}${b}${c}`, a === c];
  switch (kind) {
    case 'sum':
      return sum === Number(of);
    case 'triple':
      return isTriple && (of === 'any' || a === Number(of));
    case 'double':
    case 'three':
      return [...of].sort().join('') === text;
    case 'two':
      return text.includes(of[0]!) && text.includes(of[1]!);
    case 'straight':
      return b === a + 1 && c === b + 1;
    case 'big':
      // A triple loses both.
      return sum >= 11 && !isTriple;
    default:
      return sum <= 10 && !isTriple;
  }
}

const ascending = (dice: readonly number[]) => [...dice].sort((one, other) => one - other);

export const threeDice = tableGame<ThreeDiceRules, readonly number[], DrawnEvent>({
  code: 'three-dice',
  kind: 'three-dice',
  hall: 'CP',
  name: { 'zh-CN': '快三', 'zh-TW': '快三' },
  rules: { law: 'three-dice-1', pays },
  sheet: [
    'sum-3',
    'sum-8',
    'sum-10',
    'triple-1',
    'triple-any',
    'double-112',
    'three-123',
    'two-12',
    'straight-any',
    'big',
  ],
  picks: rules => Object.keys(rules.pays),
  draw: (_, stream) => faces.slice(0, 3).map(() => 1 + stream.below(6)),
  show: (_, numbers) => [{ type: 'drawn', numbers }],
  pays: (rules, pick, dice) => (wins(pick, ascending(dice)) ? (rules.pays[pick] ?? 0) : 0),
  outcomes: () => [...rows(3, faces, false)].map(dice => [dice, 1n] as const),
});
