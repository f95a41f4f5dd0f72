import type { StoredPrice, Strong } from '@lobby/betslip/engine';
import { onNextFrame, type Schedule } from './frame.ts';
import { createKeyedStore } from './keyed-store.ts';

export type Direction = 'up' | 'down' | 'none';

/** The price of one selection as the feed quotes it; conversion to a format happens where it is shown. */
export interface RawPrice {
  readonly price: StoredPrice;
  /** The line as printed, "0 / 0.5"; '' without one. */
  readonly line: string;
  /** The side that gives the line. */
  readonly strong: Strong;
  /** Not for sale now: suspended, withdrawn, or without a price. */
  readonly locked: boolean;
}

export interface PriceEntry extends RawPrice {
  /** How the price moved, for `moveLifeMs` after it did. */
  readonly direction: Direction;
}

/** Every price that one source sends for one line of a match, at one version. */
export interface PriceFrame {
  readonly gid: string;
  readonly ver: number;
  readonly prices: readonly (readonly [key: string, price: RawPrice])[];
}

export interface PriceStore {
  read(key: string): PriceEntry | undefined;
  subscribe(key: string, listener: () => void): () => void;
  /**
   * Takes a frame in. A price older than what is known is dropped. A price that this `source` sent before and
   * now leaves out is locked: it is not for sale.
   */
  apply(source: string, frame: PriceFrame): void;
  /** Forgets the prices that only this source kept: the line left its list, or the list was closed. */
  drop(source: string, gid: string): void;
  /** Publishes what waits for the next frame, now. */
  flush(): void;
  size(): number;
}

/** How long a move stays visible. */
export const moveLifeMs = 4_000;

interface PriceStoreOptions {
  readonly schedule?: Schedule;
  readonly now?: () => number;
  /** Runs a task after some time. */
  readonly later?: (task: () => void, ms: number) => void;
}

/** Makes the one store of live prices. */
export function createPriceStore({
  schedule = onNextFrame,
  now = Date.now,
  later = setTimeout,
}: PriceStoreOptions = {}): PriceStore {
  const store = createKeyedStore<PriceEntry>(schedule);
  /** gid → source → the keys that source keeps alive. */
  const kept = new Map<string, Map<string, ReadonlySet<string>>>();
  /** key → when its move fades; in that order, because a new move goes to the end. */
  const moving = new Map<string, number>();
  /** key → the newest version seen; beside the entry, so that an unchanged price keeps its identity. */
  const versions = new Map<string, number>();
  let waiting = false;

  function put(key: string, raw: RawPrice, ver: number): void {
    if (ver <= (versions.get(key) ?? Number.NEGATIVE_INFINITY)) return;
    versions.set(key, ver);
    const old = store.latest(key);
    if (!old) {
      store.write(key, { ...raw, direction: 'none' });
      return;
    }
    if (isSame(old, raw)) return;
    const direction = directionOf(old, raw);
    if (direction !== 'none') {
      // To the end of the queue: a later move fades later.
      moving.delete(key);
      moving.set(key, now() + moveLifeMs);
      fadeLater();
    }
    store.write(key, { ...raw, direction });
  }

  function lock(key: string, ver: number): void {
    const old = store.latest(key);
    if (old) put(key, { ...old, locked: true }, ver);
  }

  function fadeLater(): void {
    const [first] = moving.values();
    if (waiting || first === undefined) return;
    waiting = true;
    later(fade, Math.max(0, first - now()));
  }

  function fade(): void {
    waiting = false;
    const time = now();
    for (const [key, due] of moving) {
      if (due > time) break;
      moving.delete(key);
      const entry = store.latest(key);
      if (entry && entry.direction !== 'none') store.write(key, { ...entry, direction: 'none' });
    }
    fadeLater();
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    flush: store.flush,
    size: store.size,

    apply(source, { gid, ver, prices }) {
      const sources = kept.get(gid) ?? new Map<string, ReadonlySet<string>>();
      const keys = new Set(prices.map(([key]) => key));
      for (const key of sources.get(source) ?? []) if (!keys.has(key)) lock(key, ver);
      for (const [key, raw] of prices) put(key, raw, ver);
      kept.set(gid, sources.set(source, keys));
    },

    drop(source, gid) {
      const sources = kept.get(gid);
      const keys = sources?.get(source);
      if (!sources || !keys) return;
      sources.delete(source);
      if (sources.size === 0) kept.delete(gid);
      const needed = new Set([...sources.values()].flatMap(set => [...set]));
      for (const key of keys) {
        if (needed.has(key)) continue;
        moving.delete(key);
        versions.delete(key);
        store.remove(key);
      }
    },
  };
}

/** A price is compared with itself only: another line, or a lock in between, is no move. */
function directionOf(old: RawPrice, next: RawPrice): Direction {
  if (old.locked || next.locked || old.line !== next.line || old.strong !== next.strong) return 'none';
  const difference = Number(ownPrice(next.price)) - Number(ownPrice(old.price));
  return difference > 0 ? 'up' : difference < 0 ? 'down' : 'none';
}

function isSame(old: RawPrice, next: RawPrice): boolean {
  return (
    old.locked === next.locked &&
    old.line === next.line &&
    old.strong === next.strong &&
    isSamePrice(old.price, next.price)
  );
}

function isSamePrice(old: StoredPrice, next: StoredPrice): boolean {
  if (old.kind === 'decimal') return next.kind === 'decimal' && old.odds === next.odds;
  return next.kind === 'pair' && old.home === next.home && old.away === next.away && old.side === next.side;
}

/** The figure that belongs to this selection; of a pair, its own side. */
function ownPrice(price: StoredPrice): string {
  if (price.kind === 'decimal') return price.odds;
  return price.side === 'H' ? price.home : price.away;
}
