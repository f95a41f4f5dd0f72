import { tableGame } from '../bets/table-game.ts';
import { type DrawnEvent, type PayTable, payEach, placedRows, range } from './digits.ts';

/** Five digits (时时彩), the first on the left. */
export interface FiveDigitsRules {
  readonly law: 'five-digits-1';
  readonly pays: PayTable;
}

const digits = range(0, 9);
const places = range(1, 5);

const pays: PayTable = {
  ...payEach(
    975,
    places.flatMap(place => digits.map(digit => `place${place}-${digit}`)),
  ),
  ...payEach(195, ['total-big', 'total-small', 'total-odd', 'total-even']),
  ...payEach(216, ['dragon', 'tiger']),
  'dragon-tiger-tie': 950,
  // 豹子, 顺子, 对子, 半顺, 杂六.
  'front-triple': 9500,
  'front-straight': 1600,
  'front-pair': 360,
  'front-half': 270,
  'front-mixed': 320,
};

/** The five kinds of the first three digits; 9, 0 and 1 follow each other. */
function frontOf([a, b, c]: readonly number[]): string {
  const different = new Set([a, b, c]);
  if (different.size < 3) return different.size === 1 ? 'front-triple' : 'front-pair';
  const follows = (digit: number) => different.has((digit + 1) % 10);
  const steps = [...different].filter(digit => follows(digit!)).length;
  return steps === 2 ? 'front-straight' : steps === 1 ? 'front-half' : 'front-mixed';
}

function wins(pick: string, drawn: readonly number[]): boolean {
  const place = /^place(\d)-(\d)$/.exec(pick);
  if (place) return drawn[Number(place[1]) - 1] === Number(place[2]);
  const [first, last] = [drawn[0]!, drawn[4]!];
  switch (pick) {
    case 'dragon':
      return first > last;
    case 'tiger':
      return first < last;
    case 'dragon-tiger-tie':
      return first === last;
    default:
      return pick.startsWith('front-') ? frontOf(drawn) === pick : winsTotal(pick, drawn);
  }
}

function winsTotal(pick: string, drawn: readonly number[]): boolean {
  const total = drawn.reduce((sum, digit) => sum + digit, 0);
  if (pick === 'total-big') return total >= 23;
  if (pick === 'total-small') return total < 23;
  return (total % 2 === 1) === (pick === 'total-odd');
}

/** The places that a pick asks for, from 0. */
function placesOf(pick: string): readonly number[] {
  const place = /^place(\d)/.exec(pick);
  if (place) return [Number(place[1]) - 1];
  if (pick.startsWith('front-')) return [0, 1, 2];
  return pick.startsWith('total-') ? [0, 1, 2, 3, 4] : [0, 4];
}

export const fiveDigits = tableGame<FiveDigitsRules, readonly number[], DrawnEvent>({
  code: 'five-digits',
  kind: 'five-digits',
  hall: 'CP',
  name: { 'zh-CN': '时时彩', 'zh-TW': '時時彩' },
  rules: { law: 'five-digits-1', pays },
  sheet: [
    'place1-0',
    'total-big',
    'dragon',
    'dragon-tiger-tie',
    ...Object.keys(pays).filter(pick => pick.startsWith('front')),
  ],
  picks: rules => Object.keys(rules.pays),
  draw: (_, stream) => places.map(() => stream.below(10)),
  show: (_, numbers) => [{ type: 'drawn', numbers }],
  pays: (rules, pick, drawn) => (wins(pick, drawn) ? (rules.pays[pick] ?? 0) : 0),
  *outcomes(_, picks) {
    for (const drawn of placedRows(5, new Set(picks.flatMap(placesOf)), digits, false)) yield [drawn, 1n];
  },
});
