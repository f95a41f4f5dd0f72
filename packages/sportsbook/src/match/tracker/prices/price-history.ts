import { showPrice } from '@lobby/betting';
import type { PriceEntry, PriceStore } from '../../../feed/price-store.ts';

/** A price from a moment on; without one from then on it was locked. */
export interface PricePoint {
  /** ms. */
  readonly at: number;
  /** Decimal, whatever format the member reads. */
  readonly odds: number | undefined;
}

/** The course of prices as this browser saw them. */
export interface PriceHistory {
  /** Oldest first, of the line that is offered now; the same array until it changes. */
  of(key: string): readonly PricePoint[];
  subscribe(key: string, listener: () => void): () => void;
  /** Follows these selections too. */
  follow(keys: readonly string[]): void;
  close(): void;
}

const keptFor = 30 * 60_000;
const mostPoints = 240;
const nothing: readonly PricePoint[] = [];

/** Notes every change of a price from now on. Another line is another price: its course begins anew. */
export function createPriceHistory(
  prices: Pick<PriceStore, 'read' | 'subscribe'>,
  now: () => number = Date.now,
): PriceHistory {
  const courses = new Map<string, { line: string; points: readonly PricePoint[] }>();
  const followed = new Map<string, () => void>();
  const listeners = new Map<string, Set<() => void>>();

  function note(key: string): void {
    const entry = prices.read(key);
    if (!entry) return;
    const line = `${entry.line} ${entry.strong}`;
    const known = courses.get(key);
    const before = known?.line === line ? known.points : nothing;
    const odds = decimalOf(entry);
    if (before.length > 0 && before.at(-1)?.odds === odds) return;
    const at = now();
    const points = [...before, { at, odds }].slice(-mostPoints);
    // What was valid when the kept time began stays, as its first point.
    const from = points.findLastIndex(point => point.at <= at - keptFor);
    courses.set(key, { line, points: points.slice(Math.max(0, from)) });
    for (const listener of [...(listeners.get(key) ?? [])]) listener();
  }

  return {
    of: key => courses.get(key)?.points ?? nothing,
    subscribe(key, listener) {
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => own.delete(listener);
    },
    follow(keys) {
      for (const key of keys) {
        if (followed.has(key)) continue;
        followed.set(
          key,
          prices.subscribe(key, () => note(key)),
        );
        note(key);
      }
    },
    close() {
      for (const undo of followed.values()) undo();
      followed.clear();
    },
  };
}

function decimalOf({ price, locked }: PriceEntry): number | undefined {
  const shown = locked ? undefined : showPrice(price, 'E');
  return shown && Number(shown.odds);
}
