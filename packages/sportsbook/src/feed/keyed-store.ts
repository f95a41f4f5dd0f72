import { onNextFrame, type Schedule } from './frame.ts';

/** Values by key, outside React and Redux: a subscriber is notified of its own key only. */
export interface KeyedStore<Value> {
  read(key: string): Value | undefined;
  /** Runs `listener` after the value of `key` changes; returns the undo. */
  subscribe(key: string, listener: () => void): () => void;
  /** Queues a value; readers see it at the next frame, however many writes came before. */
  write(key: string, value: Value): void;
  /** What `read` will say after the next frame. */
  latest(key: string): Value | undefined;
  remove(key: string): void;
  /** Publishes what is queued, now. */
  flush(): void;
  size(): number;
}

const removed = Symbol('removed');

/** Makes an empty store that publishes once per scheduled frame. */
export function createKeyedStore<Value>(schedule: Schedule = onNextFrame): KeyedStore<Value> {
  const values = new Map<string, Value>();
  const queued = new Map<string, Value | typeof removed>();
  const listeners = new Map<string, Set<() => void>>();
  let cancel: (() => void) | undefined;

  function enqueue(key: string, value: Value | typeof removed): void {
    queued.set(key, value);
    cancel ??= schedule(publish);
  }

  function publish(): void {
    cancel?.();
    cancel = undefined;
    const batch = [...queued];
    queued.clear();
    const changed: string[] = [];
    for (const [key, value] of batch) {
      if (value === removed) {
        if (values.delete(key)) changed.push(key);
      } else if (!Object.is(values.get(key), value)) {
        values.set(key, value);
        changed.push(key);
      }
    }
    for (const key of changed) {
      const own = listeners.get(key);
      if (own) for (const listener of [...own]) listener();
    }
  }

  return {
    read: key => values.get(key),
    latest(key) {
      const next = queued.get(key);
      if (next === removed) return undefined;
      return next ?? values.get(key);
    },
    write: enqueue,
    remove: key => enqueue(key, removed),
    flush: publish,
    size: () => values.size,
    subscribe(key, listener) {
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(key) === own) listeners.delete(key);
      };
    },
  };
}
