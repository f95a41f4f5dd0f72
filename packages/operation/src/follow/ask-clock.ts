import { onWake, serverNow } from '@lobby/api-client/api';

/** Time as asking sees it; tests hand in their own. */
export interface AskClock {
  /** The server's time, ms. */
  now(): number;
  /** Resolves after `ms`, or sooner when the page wakes. */
  wait(ms: number): Promise<void>;
}

const FIRST_ASK_MS = 800;
const SLOWEST_ASK_MS = 10_000;
/** How long after its promised time a confirmation is queried, ms. */
const CONFIRM_GRACE_MS = 150;

/** Something sent whose outcome is not known: being confirmed until `confirmAt`, or queried. */
export type Waiting =
  | { readonly step: 'confirming'; readonly confirmAt: number }
  | { readonly step: 'submitting' | 'unknown' };

/** How long until it is queried again, ms: at its promised time, else with growing intervals. */
export function nextAsk(state: Waiting, asked: number, now: number): number {
  const patience = Math.min(SLOWEST_ASK_MS, Math.round(FIRST_ASK_MS * 1.6 ** asked));
  if (state.step !== 'confirming') return patience;
  const promised = state.confirmAt + CONFIRM_GRACE_MS - now;
  return promised > 0 ? Math.min(promised, SLOWEST_ASK_MS) : Math.min(patience, 2000);
}

/** The page's clock. */
export const pageClock: AskClock = {
  now: serverNow,
  wait: ms =>
    new Promise(resolve => {
      const done = () => {
        clearTimeout(timer);
        stopWaking();
        resolve();
      };
      const timer = setTimeout(done, ms);
      const stopWaking = onWake(done);
    }),
};
