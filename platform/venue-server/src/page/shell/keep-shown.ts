import { sessionCalls, tellGone } from '../server.ts';
import type { Visit } from '../visit.ts';

/** How often it is said, ms; more often than a page that says that it goes is waited for. */
const eachMs = 15_000;

/**
 * Lets the venue know while a page shows its game for money, so that the site can take home what was left. Where the
 * game was ended meanwhile, as of a page that a phone had frozen, the site hears it before anything is pressed.
 */
export function keepShown({ state, key, site }: Pick<Visit, 'state' | 'key' | 'site'>): void {
  if (state.isTrial) return;
  const calls = sessionCalls(key);
  const saying = setInterval(() => void say(), eachMs);
  addEventListener('pagehide', () => tellGone(key));
  // Out of the browser's memory of pages that were left.
  addEventListener('pageshow', event => event.persisted && void say());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void say());

  let hasEnded = false;
  async function say(): Promise<void> {
    if (hasEnded) return;
    const said = await calls.shown();
    if (hasEnded || !('reason' in said) || said.reason !== 'session-ended') return;
    hasEnded = true;
    clearInterval(saying);
    site.tellParent({ type: 'ended', reason: 'session-ended' });
  }
}
