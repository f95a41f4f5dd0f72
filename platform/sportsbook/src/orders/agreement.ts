import type { OrderRefusalReason } from '@lobby/api-client/contract/game/sportsbook';
import { decideChange, type OddsPolicy } from '@lobby/betting';
import type { Quote } from '@lobby/pricing';

/** What a member saw of a selection when ordering it. */
export interface Seen {
  readonly seenOdds: string;
  readonly seenLine: string;
  /** The side that gave the handicap in the quote, if the client sent it. */
  readonly seenStrong?: string;
  /** The version of the match state in the quote, if the client sent it. */
  readonly seenVersion?: number;
}

/**
 * Why a quote is no longer the bet that the member agreed to; undefined while it is. Pure.
 * @param policy which changes of the price are agreed to.
 */
export function disagreement(seen: Seen, policy: OddsPolicy, quote: Quote): OrderRefusalReason | undefined {
  if (happenedSince(seen, quote)) return 'odds-changed';
  const { seenStrong } = seen;
  // A moved line is another bet, and so is the same line given by the other side.
  if (seenStrong && quote.strong && seenStrong !== quote.strong && quote.line !== '0') return 'line-changed';
  const change = decideChange(policy, {
    format: quote.format,
    oldOdds: seen.seenOdds,
    newOdds: quote.odds,
    oldLine: seen.seenLine,
    newLine: quote.line,
  });
  return change.take ? undefined : change.reason;
}

/** In play, a goal, a card, a whistle or a suspension since the member looked makes it another bet. */
function happenedSince({ seenVersion }: Seen, quote: Quote): boolean {
  return quote.live && seenVersion !== undefined && quote.stateVersion > seenVersion;
}
