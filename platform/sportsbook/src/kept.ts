import type { Clock } from '@lobby/platform-kernel/time/clock';

const keptForMs = 5_000;
const most = 100;

/** Remembers what was read for some seconds, by its name, so that many visitors ask the database once. */
export function createKept<Value>(clock: Clock) {
  const kept = new Map<string, { readonly at: number; readonly value: Promise<Value> }>();
  return {
    read(name: string, read: () => Promise<Value>): Promise<Value> {
      const now = clock.now();
      const known = kept.get(name);
      if (known && now >= known.at && now - known.at < keptForMs) return known.value;
      const value = read();
      kept.delete(name);
      kept.set(name, { at: now, value });
      // What could not be read is read again with the next question.
      value.catch(() => kept.delete(name));
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
}
