import type { CashOutOrder } from '../cash-out/cash-out-order.ts';
import type { CashOutAnswer, CashOutOffer } from './cash-out-answer.ts';

/** The way to sell tickets back. No method throws; what went wrong is in the answer. */
export interface CashOutPort {
  /** What each ticket can be sold for, by its id; undefined when that could not be read. */
  view(ticketIds: readonly string[]): Promise<ReadonlyMap<string, CashOutOffer> | undefined>;
  sell(order: CashOutOrder): Promise<CashOutAnswer>;
  stateOf(order: CashOutOrder): Promise<CashOutAnswer>;
}
