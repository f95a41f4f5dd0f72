import { type StoredPrice, showPrice } from '@lobby/betting';
import type { SlipStore } from '../state/betslip-state.ts';
import type { AgreedPrice } from '../state/selection.ts';
import type { LegSource, LegView } from './leg-source.ts';
import { inFormat } from './offer.ts';

/** How the price of a selection has moved while it lies in the slip. */
export interface PriceHistory {
  /** The line that the prices are of: at another line it is another bet, and the history begins anew. */
  readonly line: string;
  /** European odds, the oldest first: the one it was picked at, then every one that differs from the one before. */
  readonly odds: readonly string[];
}

/** The price histories of all items, by key of the selection. */
export interface PriceHistories {
  /** The same object until the price moves. */
  read(key: string): PriceHistory | undefined;
  subscribe(listener: () => void): () => void;
  /** Notes prices as long as a slip is on the page. Returns its undo. */
  follow(legs: LegSource): () => void;
}

/** More prices than this are not drawn: of the rest the one it was picked at and the last ones are kept. */
const most = 40;

const kept = new WeakMap<SlipStore, PriceHistories>();

/** The price histories of a store; they outlive a slip that leaves the page. */
export function priceHistoriesOf(store: SlipStore): PriceHistories {
  const priceHistories = kept.get(store) ?? createPriceHistories();
  kept.set(store, priceHistories);
  return priceHistories;
}

export function createPriceHistories(): PriceHistories {
  let priceHistories: ReadonlyMap<string, PriceHistory> = new Map();
  let seen: readonly LegView[] = [];
  const listeners = new Set<() => void>();

  const note = (legs: readonly LegView[]) => {
    if (legs === seen) return;
    seen = legs;
    priceHistories = new Map(
      legs.map(leg => [leg.selection.key, grown(priceHistories.get(leg.selection.key), leg)]),
    );
    for (const listener of listeners) listener();
  };
  return {
    read: key => priceHistories.get(key),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow(legs) {
      const look = () => note(legs.read());
      look();
      return legs.subscribe(look);
    },
  };
}

function grown(priceHistory: PriceHistory | undefined, { selection, offered }: LegView): PriceHistory {
  const { agreed } = selection;
  const before = priceHistory ?? begun(lineOf(agreed), european(agreed));
  if (!offered.open) return before;
  const odds = european(offered.offer.agreeable);
  const line = lineOf(offered.offer);
  if (line !== before.line) return begun(line, odds);
  if (odds === undefined || odds === before.odds.at(-1)) return before;
  const [first = odds, ...rest] = [...before.odds, odds];
  return { line, odds: [first, ...rest.slice(1 - most)] };
}

function begun(line: string, odds: string | undefined): PriceHistory {
  return { line, odds: odds === undefined ? [] : [odds] };
}

function lineOf({ line, strong }: Pick<AgreedPrice, 'line' | 'strong'>): string {
  return `${strong} ${line}`;
}

function european({ price, shown }: { readonly price: StoredPrice } & Pick<AgreedPrice, 'shown'>) {
  return (shown ? inFormat(shown, 'E') : showPrice(price, 'E'))?.odds;
}
