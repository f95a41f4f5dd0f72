import type { ShownPrice } from '../markets/quote.ts';
import type { SayBetWord } from './bet-words.ts';
import { type NamedBet, nameBet } from './name-bet.ts';

/** A leg as it was taken. */
export interface ReceiptLeg extends NamedBet {
  readonly league: string;
  /** Ms since the epoch. */
  readonly kickoff: number;
  readonly price: ShownPrice;
  /** It was taken in play, at this score; the score is empty where nobody knows it any more. */
  readonly live: boolean;
  readonly scoreAtBet: string;
}

/** What of a leg stands on a ticket that leaves the page: all that proves which bet it was, and at which price. */
export interface ReceiptLegText {
  readonly title: string;
  /** Market, match and league. */
  readonly detail: string;
  /** The format of the price, whether it was in play and at which score, and the kick-off. */
  readonly facts: string;
  readonly price: string;
}

/** The texts of a leg. @param minuteOf writes a time to the minute, Beijing time. */
export function receiptLeg(
  say: SayBetWord,
  leg: ReceiptLeg,
  minuteOf: (ms: number) => string,
): ReceiptLegText {
  const { pick, line, market } = nameBet(say, leg);
  const { teamH: home, teamC: away, price, live, scoreAtBet, kickoff } = leg;
  // An outright has no match.
  const isMatch = away !== '';
  const match = isMatch ? [say('betting.receipt.versus', { home, away })] : [];
  const inPlay = scoreAtBet
    ? say('betting.receipt.liveAt', { score: scoreAtBet })
    : say('betting.receipt.live');
  const facts = [
    say(`betting.receipt.format.${price.format}`),
    ...(live ? [inPlay] : []),
    ...(isMatch ? [say('betting.receipt.kickoff', { time: minuteOf(kickoff) })] : []),
  ];
  return {
    title: [pick, line].filter(Boolean).join(' '),
    detail: [market, ...match, leg.league].join(' · '),
    facts: facts.join(' · '),
    price: price.odds,
  };
}
