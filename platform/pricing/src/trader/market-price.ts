import {
  alternates,
  countedGoals,
  halfOrFull,
  isInterval,
  lineOfGoal,
  type Market,
  marginOf,
  type Quarters,
  type Score,
} from '@lobby/betting';
import type { Book } from './book.ts';
import { chanceOf, difference } from './grid/grid.ts';
import {
  decidedHandicap,
  evenSideTotal,
  evenTotal,
  handicapDecided,
  handicapShare,
  lowestTotal,
  sideTotalDecided,
  sideTotalShare,
  totalDecided,
  totalShare,
} from './grid/lines.ts';
import { winsByHalves } from './halves.ts';
import type { Moment } from './moment.ts';
import { leastChance, margins, marginWithin, pairMargin, priceDecimal, pricePair } from './price.ts';
import { statedMargins } from './stated-margins.ts';

/** What a market costs on one line. */
export interface MarketPrice {
  /**
   * Handicap: what home starts with (negative: home gives). Total: the line as printed, goals scored included.
   * Of who scores a goal: its number. Undefined for markets without a line.
   */
  readonly line: Quarters | undefined;
  /** In the order of the market's picks; blank = nothing to offer. */
  readonly prices: readonly string[];
}

/** A handicap or a total of which more than half of the stakes would be returned is not offered: it would cost too little. */
const leastDecided = 0.5;
/** The same of draw no bet, which costs more of those that are decided. */
const leastLevel = 0.3;

/** An alternate further from even is not offered: the cuts to the ladder would take most of what it may keep. */
const leastBeside = 0.2;
const isTooFar = ({ alternate }: Market, share: number) =>
  alternate !== undefined && Math.min(share, 1 - share) < leastBeside;

/**
 * Prices one market from the book: on the line the book would show, or on `own`, the line of a bet that waits.
 * `slack` steps of its ladder are added to every price before it is cut to it.
 */
export function priceMarket(
  market: Market,
  book: Book,
  { priced }: Moment,
  own?: Quarters,
  slack = 0,
): MarketPrice {
  const { period } = market;
  const ofInterval = isInterval(period);
  const ground = ofInterval ? book.interval(period) : book[halfOrFull(period)];
  // No goal of an interval has fallen yet: it is sold before it begins.
  const score: Score = ofInterval ? [0, 0] : priced.score;
  const live = priced.phase !== 'pre';
  const least = live ? leastChance.live : leastChance.pre;
  const unlined = (prices: readonly string[]): MarketPrice => ({ line: undefined, prices });
  const decimals = (chances: readonly number[], margin: number, longest: number) =>
    unlined(chances.map(chance => priceDecimal(chance, margin, { longest, least, slack })));

  switch (market.kind) {
    case 'handicap': {
      const line = own ?? handicapLine(market, decidedHandicap(ground.base, leastDecided));
      if (handicapDecided(ground.grid, line) < leastDecided) return { line, prices: ['', ''] };
      const share = handicapShare(ground.grid, line);
      if (isTooFar(market, share)) return { line, prices: ['', ''] };
      const most = statedMargins.goals[ofInterval ? 'handicap-interval' : 'handicap'][market.phase];
      return { line, prices: pricePair(share, marginWithin(most, share), slack) };
    }
    case 'total': {
      const scored = 4 * (score[0] + score[1]);
      const line = own ?? totalLine(market, evenTotal(ground.base)) + scored;
      // The pair is quoted H side first, and under is the H side; the table lists over first.
      if (totalDecided(ground.grid, line - scored) < leastDecided) return { line, prices: ['', ''] };
      const share = 1 - totalShare(ground.grid, line - scored);
      if (isTooFar(market, share)) return { line, prices: ['', ''] };
      const most = statedMargins.goals[ofInterval ? 'total-interval' : 'total'][market.phase];
      const margin = marginWithin(most, share);
      const [under, over] = pricePair(share, margin, slack);
      return { line, prices: [over, under] };
    }
    case 'home-total':
    case 'away-total': {
      const side = market.kind === 'home-total' ? 'home' : 'away';
      const scored = 4 * countedGoals(market.kind, score);
      const line = own ?? evenSideTotal(ground.base, side) + scored;
      const loaded = live ? margins.sideTotalLive : margins.sideTotal;
      const margin = pairMargin(loaded, sideTotalDecided(ground.grid, side, line - scored));
      const over = sideTotalShare(ground.grid, side, line - scored);
      const [underPrice, overPrice] = pricePair(1 - over, margin, slack);
      return { line, prices: [overPrice, underPrice] };
    }
    case '1x2': {
      const { above, below } = difference(ground.grid, score[1] - score[0]);
      const ofPart = live ? margins.intervalWinnerLive : margins.intervalWinner;
      const ofWinner = live ? margins.winnerLive : margins.winner;
      return decimals([above, 1 - above - below, below], ofInterval ? ofPart : ofWinner, 51);
    }
    case 'double-chance': {
      const { above, below } = difference(ground.grid, score[1] - score[0]);
      const margin = live ? margins.doubleChanceLive : margins.doubleChance;
      return decimals([1 - below, 1 - above, above + below], margin, 51);
    }
    case 'draw-no-bet': {
      const { above, below } = difference(ground.grid, score[1] - score[0]);
      const decided = above + below;
      if (decided < leastLevel) return unlined(['', '']);
      const margin = live ? margins.winnerLive : margins.winner;
      return decimals([above / decided, below / decided], pairMargin(margin, decided), 51);
    }
    case 'clean-sheet': {
      const margin = live ? margins.bothScoreLive : margins.bothScore;
      const chances = [
        chanceOf(ground.grid, score, (_, c) => c === 0),
        chanceOf(ground.grid, score, h => h === 0),
      ];
      return decimals(chances, margin, 51);
    }
    case 'win-to-nil': {
      const home = chanceOf(ground.grid, score, (h, c) => h > c && c === 0);
      const away = chanceOf(ground.grid, score, (h, c) => c > h && h === 0);
      return decimals([home, away], margins.winToNil, 81);
    }
    case 'winning-margin': {
      const chances = market.picks.map(({ pick }) =>
        chanceOf(ground.grid, score, (h, c) => marginOf([h, c]) === pick),
      );
      return decimals(chances, margins.winningMargin, 81);
    }
    case 'odd-even': {
      const odd = chanceOf(ground.grid, score, (h, c) => (h + c) % 2 === 1);
      return unlined(pricePair(odd, live ? margins.oddEvenLive : margins.oddEven, slack));
    }
    case 'correct-score':
      return decimals(scoreChances(market, ground.grid, score), margins.correctScore, longestScore);
    case 'total-goals':
      return decimals(
        bands.map(([from, to]) => chanceOf(ground.grid, score, (h, c) => h + c >= from && h + c <= to)),
        margins.totalGoals,
        81,
      );
    case 'both-score': {
      const yes = chanceOf(ground.grid, score, (h, c) => h > 0 && c > 0);
      return decimals([yes, 1 - yes], live ? margins.bothScoreLive : margins.bothScore, 51);
    }
    case 'half-full':
      return decimals([...book.halfFull], margins.halfFull, 81);
    case 'most-goals-half':
    case 'score-both-halves':
    case 'win-either-half':
    case 'win-both-halves':
      return decimals(
        market.picks.map(({ rtype }) => chanceByHalves(book.halves(), market.wtype, rtype)),
        live ? margins.halvesLive : margins.halves,
        81,
      );
    case 'next-goal': {
      const line = lineOfGoal(score[0] + score[1] + 1);
      // Another goal than the next one has fallen, or was taken back: nobody is offered it.
      if (own !== undefined && own !== line) return { line: own, prices: ['', '', ''] };
      const margin = live ? margins.nextGoalLive : margins.nextGoal;
      return { ...decimals([...book.nextGoal], margin, 51), line };
    }
    case 'same-match':
      throw new RangeError('A combination is priced by its parts.');
    case 'set-handicap':
    case 'set-winner':
    case 'set-score':
      throw new RangeError(`A ${market.kind} market is not priced in goals.`);
  }
}

/** The chance of the kinds of two halves in which a pick wins. */
function chanceByHalves(halves: Float64Array, wtype: string, rtype: string): number {
  const wins = winsByHalves(wtype, rtype);
  return halves.reduce((sum, chance, at) => (wins[at] ? sum + chance : sum), 0);
}

/** Odds of a score at most: shorter ones would keep more of those that hardly ever come than the market may. */
const longestScore = 501;

const bands = [
  [0, 1],
  [2, 3],
  [4, 6],
  [7, 99],
] as const;

/** Alternates stand a quarter, a half and three quarters of a goal to either side of the main line. */
function handicapLine({ alternate }: Market, main: Quarters): Quarters {
  if (!alternate) return main;
  const at = alternates.indexOf(alternate);
  const steps = Math.floor(at / 2) + 1;
  return at % 2 === 0 ? main + steps : main - steps;
}

/** The same of goals to come, of which half a goal is the lowest line: what would be below it goes on upwards. */
function totalLine({ alternate }: Market, main: Quarters): Quarters {
  if (!alternate) return main;
  const at = alternates.indexOf(alternate);
  const below = Math.min(main - lowestTotal, alternates.length / 2);
  if (at < 2 * below) return at % 2 === 0 ? main - Math.floor(at / 2) - 1 : main + Math.floor(at / 2) + 1;
  return main + at - below + 1;
}

function scoreChances(market: Market, grid: Book['full']['grid'], now: readonly [number, number]): number[] {
  const named = market.picks.map(pick => {
    const [h, c] = pick.pick.split(':').map(Number);
    if (c === undefined || h === undefined) return undefined;
    return chanceOf(grid, now, (home, away) => home === h && away === c);
  });
  const other = 1 - named.reduce<number>((sum, chance) => sum + (chance ?? 0), 0);
  return named.map(chance => chance ?? other);
}
