import { createStorage, type StorageArea, type StorageLink, type TypedStorage } from '../storage.ts';

/** An area like a browser's, over a map that several tabs may share. */
export function mapArea(texts: Map<string, string> = new Map()): StorageArea {
  return {
    get length() {
      return texts.size;
    },
    key: index => [...texts.keys()][index] ?? null,
    getItem: key => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: key => void texts.delete(key),
  };
}

type Change = { key: string | null; text?: string | null };

/**
 * Several tabs of one site. `deliver` decides when a tab is notified of another's change: at once by default, or when a
 * scheduler does.
 */
export function openTabs(
  count: number,
  area: () => StorageArea | undefined,
  deliver: (notify: () => void) => void = notify => notify(),
): TypedStorage[] {
  const listenersOfTabs: ((change: Change) => void)[][] = Array.from({ length: count }, () => []);
  const linkOf = (tab: number): StorageLink => ({
    send(change) {
      for (const [other, listeners] of listenersOfTabs.entries()) {
        if (other !== tab)
          deliver(() => {
            for (const listener of listeners) listener(change);
          });
      }
    },
    subscribe(listener) {
      listenersOfTabs[tab]?.push(listener);
      return () => {};
    },
  });
  return Array.from({ length: count }, (_, tab) => createStorage(area, linkOf(tab)));
}
