import type { Codec } from './codec.ts';

/** A typed key. Make one with `defineItem`. */
export interface StoredItem<T> {
  readonly key: string;
  readonly codec: Codec<T>;
}

/** The part of `Storage` that is used. */
export interface StorageArea {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/** How tabs notify each other. `text` is sent only when the area could not store it. */
export interface StorageLink {
  send(change: { key: string; text?: string | null }): void;
  /** `key: null` means that everything may have changed; with a `text` it is what is stored, and not what is kept here. */
  subscribe(listener: (change: { key: string | null; text?: string | null }) => void): () => void;
}

/** `elsewhere`: another tab made the change. */
export type StorageListener = (change: { readonly elsewhere: boolean }) => void;

export interface TypedStorage {
  readItem<T>(item: StoredItem<T>): T | undefined;
  writeItem<T>(item: StoredItem<T>, value: T): void;
  removeItem<T>(item: StoredItem<T>): void;
  /** Calls back after any change of the item, in this tab or another. Returns a function that unsubscribes. */
  subscribeItem<T>(item: StoredItem<T>, listener: StorageListener): () => void;
  /** Removes every item that was defined as personal. */
  removePersonalItems(): void;
}

/** Keys with this prefix are personal and are removed when the session ends. */
export const PERSONAL_PREFIX = 'lobby.my.';

/**
 * Storage that does not fail: where the area is absent, throws or is full, values are kept in memory for this tab.
 * @param area read each time, because reading `window.localStorage` may itself throw.
 */
export function createStorage(area: () => StorageArea | undefined, link: StorageLink): TypedStorage {
  /** What the area could not store; null = removed. Takes precedence over the area. */
  const memory = new Map<string, string | null>();
  const listeners = new Map<string, Set<StorageListener>>();

  function attempt<R>(use: (area: StorageArea) => R): { done: true; result: R } | { done: false } {
    try {
      const place = area();
      return place ? { done: true, result: use(place) } : { done: false };
    } catch {
      return { done: false };
    }
  }

  function readText(key: string): string | null {
    const remembered = memory.get(key);
    if (remembered !== undefined) return remembered;
    const read = attempt(place => place.getItem(key));
    return read.done ? read.result : null;
  }

  function changeText(key: string, text: string | null): void {
    const { done } = attempt(place => (text === null ? place.removeItem(key) : place.setItem(key, text)));
    if (done) memory.delete(key);
    else memory.set(key, text);
    link.send(done ? { key } : { key, text });
    notify(key, false);
  }

  function notify(key: string | null, elsewhere: boolean): void {
    const affected = key === null ? [...listeners.values()] : [listeners.get(key) ?? new Set()];
    for (const set of affected) for (const listener of [...set]) listener({ elsewhere });
  }

  link.subscribe(({ key, text }) => {
    if (key === null) text === undefined && memory.clear();
    else if (text === undefined) memory.delete(key);
    else memory.set(key, text);
    notify(key, true);
  });

  return {
    readItem(item) {
      const text = readText(item.key);
      return text === null ? undefined : item.codec.read(text);
    },
    writeItem: (item, value) => changeText(item.key, item.codec.write(value)),
    removeItem: item => changeText(item.key, null),
    subscribeItem(item, listener) {
      const set = listeners.get(item.key) ?? new Set();
      listeners.set(item.key, set.add(listener));
      return () => set.delete(listener);
    },
    removePersonalItems() {
      const stored = attempt(place => Array.from({ length: place.length }, (_, index) => place.key(index)));
      const keys = new Set([...memory.keys(), ...(stored.done ? stored.result : [])]);
      for (const key of keys) if (key?.startsWith(PERSONAL_PREFIX)) changeText(key, null);
    },
  };
}
