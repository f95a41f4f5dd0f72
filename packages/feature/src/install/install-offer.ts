import { useSyncExternalStore } from 'react';

/** What a browser offers that can put a site among the apps of the device; TypeScript does not know it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallPrompt | undefined;
const askers = new Set<() => void>();

function keep(made: InstallPrompt | undefined): void {
  offer = made;
  for (const tell of askers) tell();
}

/**
 * Keeps the browser's offer to install the site until a page asks for it; the browser makes it once, at a moment of its
 * own. Returns what ends the listening.
 */
export function keepInstallOffer(): () => void {
  const onOffer = (event: Event) => {
    // The browser shows a bar of its own otherwise, over whatever page is open.
    event.preventDefault();
    keep(event as InstallPrompt);
  };
  const onInstalled = () => keep(undefined);
  window.addEventListener('beforeinstallprompt', onOffer);
  window.addEventListener('appinstalled', onInstalled);
  return () => {
    window.removeEventListener('beforeinstallprompt', onOffer);
    window.removeEventListener('appinstalled', onInstalled);
    keep(undefined);
  };
}

/** Asks the browser to install the site; undefined where it has not offered it. An offer can be taken up once. */
export function useInstallOffer(): (() => void) | undefined {
  const kept = useSyncExternalStore(
    tell => {
      askers.add(tell);
      return () => void askers.delete(tell);
    },
    () => offer,
    () => undefined,
  );
  return (
    kept &&
    (() => {
      keep(undefined);
      void kept.prompt().catch(() => {});
    })
  );
}
