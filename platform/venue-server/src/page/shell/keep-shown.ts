import { tellShown } from '../server.ts';
import type { Visit } from '../visit.ts';

/** How often it is said, ms. */
const eachMs = 20_000;

/** Lets the venue know while a page shows its game for money, so that the site can take home what was left behind. */
export function keepShown({ state, key }: Visit): void {
  if (state.isTrial) return;
  setInterval(() => tellShown(key, true), eachMs);
  addEventListener('pagehide', () => tellShown(key, false));
  // Out of the browser's memory of pages that were left.
  addEventListener('pageshow', event => event.persisted && tellShown(key, true));
}
