import { alternatePrefix, type Market, markets, printLine, type Quarters } from '@lobby/betslip/engine';
import type { Match, Score } from '../../sim/match.ts';
import { type Book, openBook } from './book.ts';
import { chanceOf, difference } from './grid.ts';
import { halfFullChances } from './half-full.ts';
import { evenHandicap, evenTotal, handicapShare, totalShare } from './lines.ts';
import type { Moment } from './moment.ts';
import { margins, priceDecimal, pricePair } from './price.ts';

/** The fields of a wire game that carry lines and prices; a blank price is suspended. */
export type Board = Readonly<Record<string, string>>;

/** The markets a list shows, and all of them. */
type Scope = 'main' | 'all';

const listed = new Set(['R', 'OU', 'M', 'HR', 'HOU', 'HM', 'RE', 'ROU', 'RM', 'HRE', 'HROU', 'HRM']);

/** Which markets of the table are traded, by phase: half/full is for before the match only. */
const traded = {
  pre: markets.filter(market => market.phase === 'pre'),
  live: markets.filter(market => market.phase === 'live' && market.kind !== 'half-full'),
} as const;

/** Prices every market of a match at a moment. Pure: the same match and moment give the same board. */
export function boardOf(match: Match, moment: Moment, scope: Scope): Board {
  if (moment.state.phase === 'FT') return {};
  const book = openBook(match, moment);
  const fields: Record<string, string> = {};
  for (const market of moment.state.phase === 'pre' ? traded.pre : traded.live) {
    if (scope === 'main' && !listed.has(market.wtype)) continue;
    if (isOver(market, moment)) continue;
    const prices = priceMarket(fields, market, book, moment);
    market.picks.forEach((pick, at) => {
      fields[pick.priceField] = moment.state.shut ? '' : (prices[at] ?? '');
    });
  }
  return fields;
}

/** How many markets of a board can be bet on or could be a moment ago. */
export function countMarkets(moment: Moment): number {
  if (moment.state.phase === 'FT') return 0;
  const offered = moment.state.phase === 'pre' ? traded.pre : traded.live;
  return offered.filter(market => !isOver(market, moment)).length;
}

/** First-half markets end with the half; all end when little more than the whistle is left to come. */
function isOver(market: Market, { priced: { phase, clock } }: Moment): boolean {
  if (phase === 'pre') return false;
  if (market.period === 'half') return phase !== '1H' || clock > 45.5 * 60;
  return phase === '2H' && clock > 93 * 60;
}

/** Writes the market's line into `fields` and answers the prices of its picks, in their order. */
function priceMarket(
  fields: Record<string, string>,
  market: Market,
  book: Book,
  { priced }: Moment,
): readonly string[] {
  const ground = book[market.period];
  const { score } = priced;
  const pair = priced.phase === 'pre' ? margins.pair : margins.pairLive;

  switch (market.kind) {
    case 'handicap': {
      const line = handicapLine(market, evenHandicap(ground.base));
      fields[market.lineField ?? ''] = printLine(Math.abs(line));
      fields[market.strongField ?? ''] = line > 0 ? 'C' : 'H';
      return pricePair(handicapShare(ground.grid, line), pair);
    }
    case 'total': {
      const left = totalLine(market, evenTotal(ground.base));
      fields[market.lineField ?? ''] = printLine(left + 4 * (score[0] + score[1]));
      // The pair is quoted H side first, and under is the H side; the table lists over first.
      const [under, over] = pricePair(1 - totalShare(ground.grid, left), pair);
      return [over, under];
    }
    case '1x2': {
      const { above, below } = difference(ground.grid, score[1] - score[0]);
      return decimals([above, 1 - above - below, below], margins.winner, 51);
    }
    case 'odd-even':
      return pricePair(
        chanceOf(ground.grid, score, (h, c) => (h + c) % 2 === 1),
        pair,
      );
    case 'correct-score':
      return decimals(scoreChances(market, ground.grid, score), margins.correctScore, 151);
    case 'total-goals':
      return decimals(
        bands.map(([from, to]) => chanceOf(ground.grid, score, (h, c) => h + c >= from && h + c <= to)),
        margins.totalGoals,
        81,
      );
    case 'both-score': {
      const yes = chanceOf(ground.grid, score, (h, c) => h > 0 && c > 0);
      return decimals([yes, 1 - yes], margins.bothScore, 51);
    }
    case 'half-full':
      return decimals(halfFullChances(book.outlook), margins.halfFull, 81);
  }
}

const bands = [
  [0, 1],
  [2, 3],
  [4, 6],
  [7, 99],
] as const;

/** Alternates stand one step to either side of the main line. */
function handicapLine(market: Market, main: Quarters): Quarters {
  const letter = alternatePrefix(market);
  return letter === 'A' ? main + 1 : letter === 'B' ? main - 1 : main;
}

/** Of goals to come, half a goal is the lowest line; above it the alternates go upwards. */
function totalLine(market: Market, main: Quarters): Quarters {
  const letter = alternatePrefix(market);
  if (letter === '') return main;
  if (main <= 2) return letter === 'A' ? main + 1 : main + 2;
  return letter === 'A' ? main - 1 : main + 1;
}

function decimals(chances: readonly number[], margin: number, longest: number): string[] {
  return chances.map(chance => priceDecimal(chance, margin, longest));
}

function scoreChances(market: Market, grid: Book['full']['grid'], now: Score): number[] {
  const named = market.picks.map(pick => {
    const [h, c] = pick.pick.split(':').map(Number);
    if (c === undefined || h === undefined) return undefined;
    return chanceOf(grid, now, (home, away) => home === h && away === c);
  });
  const other = 1 - named.reduce<number>((sum, chance) => sum + (chance ?? 0), 0);
  return named.map(chance => chance ?? other);
}
