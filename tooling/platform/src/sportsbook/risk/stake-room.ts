import {
  dailyPayoutCap,
  type Fen,
  type Market,
  marketByWtype,
  type OddsFormat,
  parseOdds,
} from '@lobby/betting';
import type { Kysely } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import type { Match } from '../fixture-feed/match.ts';
import { printScore } from '../fixture-feed/score.ts';
import type { Quote, Selection } from '../trader/quote.ts';
import { type BackedSum, exposureOf, type Reach, roomToWin } from './exposure.ts';
import { backedByMember, backedOn } from './exposure-rows.ts';
import { liabilityLimits, stakeRange } from './limits.ts';
import { type Backed, outcomesOf } from './outcomes.ts';
import { winsToday } from './wins-today.ts';

/** What a bet may stake now, fen: `most` is what all limits leave, at most the market's own; 0 = nothing. */
export interface StakeRoom {
  readonly least: Fen;
  readonly most: Fen;
}

/**
 * What is left of every limit for a selection at its quote: by selection, market, match, the member's bets on the
 * match, and the member's day. Exact under the locks of the account and the match; a preview without them.
 */
export async function stakeRoom(
  db: Kysely<Tables>,
  bet: {
    readonly memberId: string;
    readonly match: Match;
    readonly selection: Selection;
    readonly quote: Quote;
  },
  reach: Reach,
  now: number,
): Promise<StakeRoom> {
  const { match, selection, quote, memberId } = bet;
  const { market, pick } = selection;
  const backed = {
    wtype: market.wtype,
    rtype: pick.rtype,
    line: quote.line,
    strong: quote.strong,
    score_at_bet: quote.live ? printScore(quote.score) : '',
  };
  const mayWin = await winRoom(db, { memberId, match, market, backed }, reach, now);
  const range = stakeRange(match, market);
  const most = stakeThatWins(quote.format, quote.odds, mayWin);
  return { least: range.least, most: smallest([most, range.most]) };
}

/** What is left to win of every limit for what is backed, fen; 0 = nothing. Exact as `stakeRoom` is. */
export async function winRoom(
  db: Kysely<Tables>,
  bet: {
    readonly memberId: string;
    readonly match: Match;
    readonly market: Market;
    readonly backed: Backed;
  },
  reach: Reach,
  now: number,
): Promise<Fen> {
  const { memberId, match, market } = bet;
  const limits = liabilityLimits(match, market);
  const outcomes = outcomesOf(bet.backed);
  const backed = await backedOn(db, match.id);
  const own = await backedByMember(db, memberId, match.id);
  const room = (sums: readonly BackedSum[], limit: Fen) =>
    roomToWin(exposureOf(sums), outcomes, reach, limit);
  const sameMarket = backed.filter(sum => isSame(market, marketByWtype(sum.wtype)));
  const onSelection = (sums: readonly BackedSum[]) =>
    sums
      .filter(sum => sum.wtype === bet.backed.wtype && sum.rtype === bet.backed.rtype)
      .reduce((all, sum) => all + sum.win, 0n);
  const left = smallest([
    limits.selection - onSelection(backed),
    limits.ownSelection - onSelection(own),
    room(sameMarket, limits.market),
    room(backed, limits.match),
    room(own, limits.member),
    dailyPayoutCap(match.gtype) - (await winsToday(db, memberId, now)),
  ]);
  return left < 0n ? 0n : left;
}

function smallest(amounts: readonly [Fen, ...Fen[]]): Fen {
  let least = amounts[0];
  for (const amount of amounts) if (amount < least) least = amount;
  return least;
}

/** One market whatever the moment and the line: first-half over/under is one, full-time over/under another. */
function isSame(one: Market, two: Market | undefined): boolean {
  return two !== undefined && one.kind === two.kind && one.period === two.period;
}

/** The largest stake in whole yuan that wins no more than `win`. A negative price is staked by what it wins. */
function stakeThatWins(format: OddsFormat, text: string, win: Fen): Fen {
  const odds = parseOdds(format, text);
  if (!odds) return 0n;
  const profit = format === 'E' ? odds.n - odds.d : odds.n;
  const stake = profit <= 0n ? win : (win * odds.d) / profit;
  return stake - (stake % 100n);
}
