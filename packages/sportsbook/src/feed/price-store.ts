import type { StoredPrice, Strong } from '@lobby/betting';
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
  /** How the price moved last; 'none' before its first move and after a new line or a lock. See `moveToShow`. */
  readonly direction: Direction;
  /** How often it has moved, so that two rises in a row are two moves. */
  readonly moves: number;
  /** When it moved last, ms; 0 before its first move. */
  readonly movedAt: number;
  /** Locked only because no answer has come for too long: it may be for sale all the same. */
  readonly isOld?: true;
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
   * Applies a frame. A price older than the stored one is dropped. A price that this `source` sent before and now
   * leaves out is locked: it is not for sale.
   */
  apply(source: string, frame: PriceFrame): void;
  /** The source has answered: the prices it keeps may be sold until `until`, ms. One that never says so has no limit. */
  renew(source: string, until: number): void;
  /** Locks every price that no source has renewed in time, now: nobody knows whether it is still for sale. */
  lockOld(): void;
  /** Forgets the prices that only this source kept: the line left its list, or the list was closed. */
  drop(source: string, gid: string): void;
  /** Publishes what waits for the next frame, now. */
  flush(): void;
  size(): number;
}

/** Of an answer, ms: older prices are not for sale, and the page says that it is behind. */
export const priceLifeMs = 10_000;

/** How long a move is news: as long as the price cell's style sheet shows it. */
export const moveLifeMs = 4_000;

/** The move to draw now. The cell ends it by itself; this is for cells drawn anew, which must not repeat old ones. */
export function moveToShow({ direction, movedAt }: PriceEntry, now: number = Date.now()): Direction {
  return now - movedAt < moveLifeMs ? direction : 'none';
}

interface PriceStoreOptions {
  readonly schedule?: Schedule;
  readonly now?: () => number;
}

/** Makes the one store of live prices. A move is written once: nothing here takes it back later. */
export function createPriceStore({
  schedule = onNextFrame,
  now = Date.now,
}: PriceStoreOptions = {}): PriceStore {
  const store = createKeyedStore<PriceEntry>(schedule);
  /** gid → source → the keys that source keeps alive. */
  const kept = new Map<string, Map<string, ReadonlySet<string>>>();
  /** key → the newest version seen; beside the entry, so that an unchanged price keeps its identity. */
  const versions = new Map<string, number>();
  /** key → the price as last received; what is published is locked when it is too old. */
  const entries = new Map<string, PriceEntry>();
  /** source → until when its prices may be sold, ms. */
  const lives = new Map<string, number>();

  function isOld(gid: string, key: string): boolean {
    const sources = [...(kept.get(gid) ?? [])].filter(([, keys]) => keys.has(key));
    return sources.length > 0 && sources.every(([source]) => (lives.get(source) ?? Infinity) <= now());
  }

  /** Publishes a price as it may be sold now. */
  function show(gid: string, key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    const isLocked = entry.locked || isOld(gid, key);
    const shown = store.latest(key);
    if (isLocked === entry.locked) store.write(key, entry);
    else if (!shown?.locked || !isSame(shown, { ...entry, locked: true })) {
      store.write(key, { ...entry, direction: 'none', locked: true, isOld: true });
    }
  }

  function keeps(source: string): boolean {
    for (const sources of kept.values()) if (sources.has(source)) return true;
    return false;
  }

  function showAll(source: string): void {
    for (const [gid, sources] of kept) for (const key of sources.get(source) ?? []) show(gid, key);
  }

  function put(key: string, raw: RawPrice, ver: number): void {
    if (ver <= (versions.get(key) ?? Number.NEGATIVE_INFINITY)) return;
    versions.set(key, ver);
    const old = entries.get(key);
    if (!old) {
      entries.set(key, { ...raw, direction: 'none', moves: 0, movedAt: 0 });
      return;
    }
    if (isSame(old, raw)) return;
    const direction = directionOf(old, raw);
    const { moves, movedAt } = old;
    const moved = direction !== 'none';
    entries.set(key, {
      ...raw,
      direction,
      ...(moved ? { moves: moves + 1, movedAt: now() } : { moves, movedAt }),
    });
  }

  function lock(key: string, ver: number): void {
    const old = entries.get(key);
    if (old) put(key, { ...old, locked: true }, ver);
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    flush: store.flush,
    size: store.size,

    apply(source, { gid, ver, prices }) {
      const sources = kept.get(gid) ?? new Map<string, ReadonlySet<string>>();
      const keys = new Set(prices.map(([key]) => key));
      const before = sources.get(source) ?? new Set();
      for (const key of before) if (!keys.has(key)) lock(key, ver);
      for (const [key, raw] of prices) put(key, raw, ver);
      kept.set(gid, sources.set(source, keys));
      for (const key of new Set([...before, ...keys])) show(gid, key);
    },

    renew(source, until) {
      const wasOld = (lives.get(source) ?? Infinity) <= now();
      lives.set(source, until);
      if (wasOld) showAll(source);
    },

    lockOld() {
      const old = [...lives].filter(([, until]) => until <= now());
      for (const [source] of old) showAll(source);
      // Before the next press.
      if (old.length > 0) store.flush();
    },

    drop(source, gid) {
      const sources = kept.get(gid);
      const keys = sources?.get(source);
      if (!sources || !keys) return;
      sources.delete(source);
      if (sources.size === 0) kept.delete(gid);
      if (!keeps(source)) lives.delete(source);
      const needed = new Set([...sources.values()].flatMap(set => [...set]));
      for (const key of keys) {
        if (needed.has(key)) {
          show(gid, key);
          continue;
        }
        versions.delete(key);
        entries.delete(key);
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
