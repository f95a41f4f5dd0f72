import { convertPair, intervalOf, type Market, markets } from '@lobby/betting';
import type { ScriptedMatch } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import type { PriceModel } from '../model/price-model.ts';
import type { Board } from '../trader/board.ts';
import { noInputs } from '../trader/book-inputs.ts';
import { momentAt } from '../trader/moment.ts';
import type { StatedMargins } from '../trader/stated-margins.ts';

/** A sport whose boards are looked at: matches of all strengths, from an hour before they begin to their end. */
export interface CountedSport {
  readonly name: string;
  readonly model: PriceModel;
  readonly stated: StatedMargins;
  readonly matches: readonly Partial<ScriptedMatch>[];
  /** The least that each side is expected to do, and how much more it may be. */
  readonly expected: readonly (readonly [least: number, more: number])[];
  /** Minutes that the longest of them take. */
  readonly minutes: number;
  readonly boards: number;
}

/** The overround of a market on one board: the sum of the chances that its prices say, less 1. */
interface CountedMarket {
  readonly overround: number;
  /** All of its picks have a price. */
  readonly isWhole: boolean;
}

/** The overrounds of every market over the boards of a sport, by what is stated of it and its phase: `total live`. */
export function overroundsOf(sport: CountedSport): ReadonlyMap<string, readonly CountedMarket[]> {
  const counted = new Map<string, CountedMarket[]>();
  for (let n = 0; n < sport.boards; n++) {
    const board = boardNumber(n, sport);
    for (const market of markets) {
      const decimals = decimalsOf(market, board);
      if (!decimals) continue;
      const winners = market.kind === 'double-chance' ? 2 : 1;
      const overround = decimals.reduce((sum, odds) => sum + (odds && 1 / odds), 0) / winners - 1;
      const key = `${nameIn(sport.stated, market)} ${market.phase}`;
      counted.set(key, [...(counted.get(key) ?? []), { overround, isWhole: decimals.every(Boolean) }]);
    }
  }
  return counted;
}

/** A board of a sport, evenly spread over strengths and moments: the same in every run. */
function boardNumber(n: number, { model, matches, expected: [home, away], minutes }: CountedSport): Board {
  const spread = (irrational: number) => (n * irrational) % 1;
  const within = ([least, more]: readonly [number, number] = [0, 0], share = 0) => least + more * share;
  const match = testMatch({
    ...matches[n % matches.length],
    id: String(n),
    expected: [within(home, spread(0.618034)), within(away, spread(0.754877))],
  });
  const minute = -60 + (60 + minutes) * spread(0.56984);
  const at = match.kickoff + Math.round((minute * 60_000) / match.speed);
  return model.boardOf(match, momentAt(match, at, noInputs), 'all');
}

/** The decimal odds of all picks that are on the board, 0 for those without a price; undefined when none has one. */
function decimalsOf({ picks, paired }: Market, board: Board): readonly number[] | undefined {
  const shown = picks.flatMap(({ priceField }) => board[priceField] ?? []);
  if (!shown.some(Boolean)) return undefined;
  if (!paired) return shown.map(Number);
  const of = (side: 'H' | 'C') => board[picks.find(({ chose }) => chose === side)!.priceField]!;
  return convertPair(of('H'), of('C'), 'E').map(Number);
}

/** The name by which the margin of a market is stated. */
function nameIn(stated: StatedMargins, { kind, period }: Market): keyof StatedMargins {
  if (kind !== 'handicap' && kind !== 'total' && kind !== '1x2') return kind;
  const apart = `${kind}-${intervalOf(period) === undefined ? 'half' : 'interval'}` as const;
  return period !== 'full' && stated[apart] ? apart : kind;
}
