import type { PricePort } from '../ports/ports.ts';
import type { SlipStore } from '../state/betslip-state.ts';
import type { QuoteBoard } from './quote-board.ts';

/** One subscription to the store, the quotes and the price of every item, shared by all listeners. */
export function followLegs(
  store: SlipStore,
  prices: PricePort,
  quotes: Pick<QuoteBoard, 'subscribe'>,
): (listener: () => void) => () => void {
  const listeners = new Set<() => void>();
  const undos = new Map<string, () => void>();
  let stop: (() => void) | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const followPrices = (keys: readonly string[]) => {
    for (const [key, undo] of undos) {
      if (keys.includes(key)) continue;
      undos.delete(key);
      undo();
    }
    for (const key of keys) if (!undos.has(key)) undos.set(key, prices.subscribe(key, notify));
  };
  const start = () => {
    const items = () => store.getState().betslip.slip.items;
    let followed = items();
    followPrices(followed.map(({ key }) => key));
    const undoStore = store.subscribe(() => {
      if (items() !== followed) {
        followed = items();
        followPrices(followed.map(({ key }) => key));
      }
      notify();
    });
    const undoQuotes = quotes.subscribe(notify);
    return () => {
      undoStore();
      undoQuotes();
      followPrices([]);
    };
  };
  return listener => {
    listeners.add(listener);
    stop ??= start();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };
}
