import {
  combinationCount,
  type Market,
  marketByWtype,
  type OddsFormat,
  parseOdds,
  ticketExposure,
} from '@lobby/betting';
import type { Match } from '@lobby/fixtures';
import { printScore } from '@lobby/fixtures';
import type { Fen } from '@lobby/money';
import { marketOfMember } from '@lobby/platform-identity/sites/market-of-site';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Quote, Selection } from '@lobby/pricing';
import {
  type Backed,
  type BackedSum,
  liabilityLimits,
  type ScoreSoFar,
  seriesLimits,
  stakeRange,
} from '@lobby/pricing';
import type { Kysely } from 'kysely';
import { sportOf } from '../sports/sports.ts';
import { backedByMember, backedOn, type MatchSum } from './exposure-rows.ts';
import { worstSeriesWins } from './win-left.ts';
import { winLeftToday } from './win-left-today.ts';

/** The minimum and maximum stake of each combination now, fen: `most` is what all limits leave; 0 = nothing. */
export interface StakeLimits {
  readonly least: Fen;
  readonly most: Fen;
}

interface PricedTicket {
  readonly memberId: string;
  readonly sizes: readonly number[];
  readonly legs: readonly {
    readonly match: Match;
    readonly selection: Selection;
    readonly quote: Quote;
    readonly moment: { readonly state: ScoreSoFar };
  }[];
}

/**
 * The maximum stake: what every limit leaves for a ticket at its quotes, by selection, market, match, member and day
 * (docs/designs.md#the-maximum-stake). Exact under the locks of the account and the matches; a preview without them.
 */
export async function availableStake(
  db: Kysely<Tables>,
  ticket: PricedTicket,
  usage: LimitUsage,
): Promise<StakeLimits> {
  const { sizes, legs } = ticket;
  const combinations = BigInt(combinationCount(legs.length, sizes));
  const each = BigInt(combinationsWithLeg(legs.length, sizes));
  const most: Fen[] = [usage.mostOnBet / combinations];
  for (const { match, selection, quote, moment } of legs) {
    const { market, pick } = selection;
    const backed = {
      wtype: market.wtype,
      rtype: pick.rtype,
      line: quote.line,
      strong: quote.strong,
      score_at_bet: quote.live ? printScore(quote.score) : '',
    };
    const mayWin = availableWinIn(usage, { match, market, backed }, moment.state);
    most.push(wholeYuan(stakeThatWins(quote.format, quote.odds, mayWin) / each));
    most.push(stakeRange(sportOf(match).limits, market).most / combinations);
  }
  if (legs.length === 1) {
    const { match, selection } = legs[0]!;
    return { least: stakeRange(sportOf(match).limits, selection.market).least, most: smallest(most) };
  }
  const matchIds = legs.map(({ match }) => match.id);
  const mayWin = smallest([
    seriesLimits.ticket,
    seriesLimits.match - (await worstSeriesWins(db, matchIds)),
    usage.remainingDayWin,
  ]);
  most.push(unitThatWins(ticket, mayWin));
  return { least: leastOfEach(combinations), most: wholeYuan(smallest(most)) };
}

/**
 * What tickets of several legs on these matches may still win more, by all of them that hold one of the matches and by
 * the member's day, fen; may be negative. Exact as `availableStake` is.
 */
export async function availableSeriesWin(
  db: Kysely<Tables>,
  memberId: string,
  matches: readonly Match[],
  now: number,
): Promise<Fen> {
  const ids = matches.map(({ id }) => id);
  return smallest([
    seriesLimits.match - (await worstSeriesWins(db, ids)),
    await winLeftToday(db, memberId, matches.map(sportOf), now),
  ]);
}

/** The largest stake of each combination, fen, with which the whole ticket wins no more than `win`. */
function unitThatWins({ sizes, legs }: PricedTicket, win: Fen): Fen {
  if (win <= 0n) return 0n;
  const unit = 10n ** 9n;
  const most = ticketExposure({ unit, sizes, legs: legs.map(({ quote }) => quote) }).win;
  // Rounded up, so that what is rounded half up in the bet is not more.
  return most <= 0n ? win : (win * unit) / (most + 1n);
}

function leastOfEach(combinations: bigint): Fen {
  const share = (seriesLimits.least + combinations - 1n) / combinations;
  return share > seriesLimits.leastEach ? share : seriesLimits.leastEach;
}

/** What limits count besides a bet itself: read once for all legs of a ticket, or all picks of a preview. */
export interface LimitUsage {
  /** What all members have backed, and what this one has. */
  readonly all: readonly MatchSum[];
  readonly own: readonly MatchSum[];
  /** What the member may still win today by the terms. */
  readonly remainingDayWin: Fen;
  /** What the market of the member's site lets a bet stake in all. */
  readonly mostOnBet: Fen;
}

/** Reads it for bets of a member on these matches; exact as `availableStake` is. */
export async function readLimitUsage(
  db: Kysely<Tables>,
  memberId: string,
  matches: readonly Match[],
  now: number,
): Promise<LimitUsage> {
  const ids = [...new Set(matches.map(({ id }) => id))];
  return {
    all: await backedOn(db, ids),
    own: await backedByMember(db, memberId, ids),
    remainingDayWin: await winLeftToday(db, memberId, matches.map(sportOf), now),
    mostOnBet: BigInt((await marketOfMember(db, memberId)).mostOnBet) * 100n,
  };
}

interface CountedBet {
  readonly match: Match;
  readonly market: Market;
  readonly backed: Backed;
}

/** What is left to win of every limit for what is backed, fen; 0 = nothing. Exact as `availableStake` is. */
export async function availableWin(
  db: Kysely<Tables>,
  bet: CountedBet & { readonly memberId: string },
  scoreSoFar: ScoreSoFar,
  now: number,
): Promise<Fen> {
  return availableWinIn(await readLimitUsage(db, bet.memberId, [bet.match], now), bet, scoreSoFar);
}

function availableWinIn(
  usage: LimitUsage,
  { match, market, backed }: CountedBet,
  scoreSoFar: ScoreSoFar,
): Fen {
  const { model, limits: ofSport } = sportOf(match);
  const limits = liabilityLimits(ofSport, match, market);
  const ofMatch = (sums: readonly MatchSum[]) => sums.filter(sum => sum.match_id === match.id);
  const [all, own] = [ofMatch(usage.all), ofMatch(usage.own)];
  const available = (sums: readonly BackedSum[], limit: Fen) =>
    model.winWithinLimit(sums, backed, scoreSoFar, limit);
  const sameMarket = all.filter(sum => isSame(market, marketByWtype(sum.wtype)));
  const onSelection = (sums: readonly BackedSum[]) =>
    sums
      .filter(sum => sum.wtype === backed.wtype && sum.rtype === backed.rtype)
      .reduce((won, sum) => won + sum.win, 0n);
  const left = smallest([
    limits.selection - onSelection(all),
    limits.ownSelection - onSelection(own),
    available(sameMarket, limits.market),
    available(all, limits.match),
    available(own, limits.member),
    usage.remainingDayWin,
  ]);
  return left < 0n ? 0n : left;
}

/** In how many combinations each leg is. */
function combinationsWithLeg(legs: number, sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + (size === 1 ? 1 : combinationCount(legs - 1, [size - 1])), 0);
}

function wholeYuan(amount: Fen): Fen {
  return amount <= 0n ? 0n : amount - (amount % 100n);
}

function smallest(amounts: readonly Fen[]): Fen {
  let least = amounts[0] ?? 0n;
  for (const amount of amounts) if (amount < least) least = amount;
  return least;
}

/** One market whatever the moment and the line: first-half over/under is one, full-time over/under another. */
function isSame(one: Market, two: Market | undefined): boolean {
  return two !== undefined && one.kind === two.kind && one.period === two.period && one.set === two.set;
}

/** The largest stake that wins no more than `win`. A negative price is staked by what it wins. */
function stakeThatWins(format: OddsFormat, text: string, win: Fen): Fen {
  const odds = parseOdds(format, text);
  if (!odds) return 0n;
  const profit = format === 'E' ? odds.n - odds.d : odds.n;
  return profit <= 0n ? win : (win * odds.d) / profit;
}
