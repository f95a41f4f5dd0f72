import { type Fen, formatYuan, parseYuan } from '@lobby/money';
import { isSellable } from '../open-bets/use-offers.ts';
import type { OrdersPort } from '../ports/ports.ts';

/** A member's open bets together. Amounts in yuan. */
export interface OpenBetsSum {
  readonly count: number;
  readonly stake: string;
  /** The most that one of them can be sold for; absent when none can. */
  readonly bestOffer?: string;
}

/** Null when there are none, or when they could not be read. */
export async function readOpenBets(
  orders: Pick<OrdersPort, 'openBets' | 'cashOuts'>,
): Promise<OpenBetsSum | null> {
  const answer = await orders.openBets();
  if (!answer.ok || answer.bets.length === 0) return null;
  const { bets } = answer;
  const stake = formatYuan(bets.reduce((sum, bet) => sum + fenOf(bet.stake), 0n));
  const sellable = bets.filter(isSellable).map(({ ticketId }) => ticketId);
  const offers = sellable.length > 0 ? await orders.cashOuts.view(sellable.slice(0, mostAsked)) : undefined;
  let best = 0n;
  for (const offer of offers?.values() ?? []) {
    const price = offer.kind === 'offer' ? fenOf(offer.price) : 0n;
    if (price > best) best = price;
  }
  return { count: bets.length, stake, ...(best > 0n && { bestOffer: formatYuan(best) }) };
}

/** As many tickets may be asked about at once. */
const mostAsked = 50;

const fenOf = (yuan: string): Fen => parseYuan(yuan) ?? 0n;
