import type { StorageLink } from './storage.ts';

const CHANNEL = 'lobby.storage';

type Change = { key: string; text?: string | null };

/** Notifies other tabs by `storage` events, and by a BroadcastChannel where the area itself is unavailable. */
export function browserLink(): StorageLink {
  const channel = openChannel();
  return {
    send(change) {
      channel?.postMessage(change);
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => listener({ key: event.key });
      const onMessage = (event: MessageEvent<unknown>) => {
        if (isChange(event.data)) listener(event.data);
      };
      // Nobody told a page that the browser had put aside what another tab changed meanwhile, a logout above all.
      const onShown = ({ persisted }: PageTransitionEvent) =>
        persisted && listener({ key: null, text: null });
      globalThis.addEventListener?.('storage', onStorage);
      globalThis.addEventListener?.('pageshow', onShown);
      channel?.addEventListener('message', onMessage);
      return () => {
        globalThis.removeEventListener?.('storage', onStorage);
        globalThis.removeEventListener?.('pageshow', onShown);
        channel?.removeEventListener('message', onMessage);
      };
    },
  };
}

function openChannel(): BroadcastChannel | undefined {
  // Outside a page (tests, prerendering) an open channel would keep the process alive.
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null || !('key' in value) || typeof value.key !== 'string') {
    return false;
  }
  return !('text' in value) || value.text === null || typeof value.text === 'string';
}
