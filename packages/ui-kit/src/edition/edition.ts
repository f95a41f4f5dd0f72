import { useSyncExternalStore } from 'react';

/** Classic is light and calm; pro (专业版) is dark and dense. */
export type Edition = 'classic' | 'pro';

export const editions = ['classic', 'pro'] as const satisfies readonly Edition[];

/** Where the choice is remembered; given by the site, which owns the storage. */
export interface EditionMemory {
  read(): string | null | undefined;
  write(edition: Edition): void;
}

let current: Edition = 'classic';
/** What a prerendered page was drawn in; the first draw in the browser must agree with it. */
let prerendered: Edition = 'classic';
let forced: Edition | undefined;
let memory: EditionMemory | undefined;
const listeners = new Set<() => void>();

/**
 * Chooses the first edition, before the first render: the forced one (a brand without the professional theme),
 * else the remembered one, else the brand's own.
 */
export function initEdition(start: { fallback: Edition; forced?: Edition; memory?: EditionMemory }): Edition {
  memory = start.memory;
  forced = start.forced;
  const remembered = editions.find(edition => edition === memory?.read());
  prerendered = forced ?? start.fallback;
  current = forced ?? remembered ?? start.fallback;
  show();
  return current;
}

/** Changes the edition without a reload, in one fade, and remembers it. Does nothing when an edition is forced. */
export function setEdition(edition: Edition): void {
  if (forced && edition !== forced) return;
  memory?.write(edition);
  if (edition === current) return;
  current = edition;
  // No first page needs the fade; where its file does not come, the colours change at once.
  import('./in-one-fade.ts').then(loaded => loaded.inOneFade(show), show);
}

export function currentEdition(): Edition {
  return current;
}

export function useEdition(): Edition {
  return useSyncExternalStore(subscribeEdition, currentEdition, () => prerendered);
}

/** Runs `listener` after every change; returns the undo. */
export function subscribeEdition(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(): void {
  if (typeof document !== 'undefined') document.documentElement.dataset.edition = current;
  for (const listener of listeners) listener();
}
