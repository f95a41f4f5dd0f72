import type { CashOutOffer } from '../ports/cash-out-answer.ts';
import type { CashOutPort } from '../ports/cash-out-port.ts';

/** The last known offers for open tickets, for as many components as look at them. */
export interface OfferBoard {
  offerOf(ticketId: string): CashOutOffer | undefined;
  subscribe(listener: () => void): () => void;
  /** Asks for all of these in one go. What cannot be read stays as it was; the platform checks it again. */
  ask(ticketIds: readonly string[]): Promise<void>;
}

export function createOfferBoard(port: CashOutPort): OfferBoard {
  let offers: ReadonlyMap<string, CashOutOffer> = new Map();
  const listeners = new Set<() => void>();
  let asked = 0;
  let answered = 0;
  return {
    offerOf: ticketId => offers.get(ticketId),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async ask(ticketIds) {
      asked += 1;
      const turn = asked;
      const next = await port.view(ticketIds);
      // An answer that was overtaken is older than what is shown.
      if (!next || turn < answered) return;
      answered = turn;
      offers = next;
      for (const listener of listeners) listener();
    },
  };
}
