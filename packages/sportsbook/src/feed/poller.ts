import { askAgainOnWake, onWake, type Wake } from '@lobby/api-client/wake';

/** What became of one question to the platform. */
export type PollOutcome = 'answered' | 'failed';

export interface PollerOptions {
  /** Asks once. Must settle, never reject. */
  ask(signal: AbortSignal): Promise<PollOutcome>;
  /** Pause between the end of one question and the next, while all is well. */
  intervalMs(): number;
  readonly random?: () => number;
  readonly page?: PageSignals;
}

/** The state of the page; passed in so that tests need no browser. */
export interface PageSignals {
  isHidden(): boolean;
  /** Runs `listener` when the page wakes; returns the undo. */
  listen(listener: (why?: Wake) => void): () => void;
}

const longestPauseMs = 30_000;

/** Doubles with every failure in a row, then full jitter, so a crowd of clients does not come back as one. */
export function pauseAfter(failures: number, intervalMs: number, random: () => number): number {
  if (failures === 0) return intervalMs;
  const window = Math.min(longestPauseMs, intervalMs * 2 ** failures);
  return intervalMs + Math.round(random() * (window - intervalMs));
}

/**
 * Asks again and again: at once, then after each answer. Rests while the page is hidden and asks at once when it wakes,
 * also in place of a question that hangs since before; backs off after failures. Returns the undo, which also aborts.
 */
export function startPolling({
  ask,
  intervalMs,
  random = Math.random,
  page = browserPage,
}: PollerOptions): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let stopped = false;

  async function run(): Promise<void> {
    timer = undefined;
    if (stopped || running || page.isHidden()) return;
    const controller = new AbortController();
    running = controller;
    const { signal } = controller;
    const outcome = await askAgainOnWake(ask, { signal, listen: page.listen });
    if (running !== controller) return;
    running = undefined;
    failures = outcome === 'answered' ? 0 : failures + 1;
    if (!stopped) timer = setTimeout(run, pauseAfter(failures, intervalMs(), random));
  }

  function wake(): void {
    if (stopped) return;
    clearTimeout(timer);
    if (!page.isHidden()) void run();
  }

  const unlisten = page.listen(wake);
  void run();

  return () => {
    stopped = true;
    clearTimeout(timer);
    unlisten();
    running?.abort();
    running = undefined;
  };
}

/** The page of the browser. */
export const browserPage: PageSignals = {
  isHidden: () => document.visibilityState === 'hidden',
  listen: onWake,
};
