import { defineItem, jsonCodec, readItem, writeItem } from '@lobby/api/storage';

interface Reload {
  /** The file that was running. Its name changes with every release that lets a file vanish: it names the others. */
  readonly running: string;
  readonly at: number;
}

export const lastReloadItem = defineItem('last-reload', jsonCodec(isReload));
const quietMs = 60_000;

function isReload(value: unknown): value is Reload {
  if (typeof value !== 'object' || value === null || !('running' in value) || !('at' in value)) return false;
  return typeof value.running === 'string' && typeof value.at === 'number';
}

/** True for the ways browsers say that a file of the site is no longer there (after a deploy). */
export function isVanishedChunk(error: unknown): boolean {
  const text = error instanceof Error ? error.message : '';
  return /dynamically imported module|Importing a module script failed|Unable to preload CSS|error loading dynamically/i.test(
    text,
  );
}

/** What the decision needs; handed in, so it is tested without a browser. */
export interface ReloadWorld {
  readonly running: string;
  /** Without a line nothing has vanished, and a reload would lose the page. */
  readonly online: boolean;
  readonly now: number;
  readonly last: Reload | undefined;
  /** A bet is on its way: a reload could lose sight of it. */
  readonly moneyInFlight: boolean;
}

/** At most one reload per release and per minute, never without a line and never while a bet is in flight. */
export function mayReload({ running, online, now, last, moneyInFlight }: ReloadWorld): boolean {
  if (moneyInFlight || !online) return false;
  return last === undefined || (last.running !== running && now - last.at > quietMs);
}

/** Reloads the page if it may, once. Answers whether a reload is under way. */
export function reloadOnce(moneyInFlight: boolean): boolean {
  const running = import.meta.url;
  const now = Date.now();
  const last = readItem(lastReloadItem) ?? lastOfThisPage();
  if (!mayReload({ running, online: window.navigator.onLine, now, last, moneyInFlight })) return false;
  const reload: Reload = { running, at: now };
  writeItem(lastReloadItem, reload);
  // Where nothing may be stored, only the history entry survives the reload: without it there would be no end.
  window.history.replaceState({ ...window.history.state, reload }, '');
  window.location.reload();
  return true;
}

function lastOfThisPage(): Reload | undefined {
  const { reload }: { reload?: unknown } = window.history.state ?? {};
  return isReload(reload) ? reload : undefined;
}
