import { onWake, type Wake } from './on-wake.ts';

/** A question this young was asked by the page that woke. */
const justAskedMs = 1_000;

interface AskAgainOnWakeOptions {
  /** Of the caller: it ends the asking. */
  readonly signal?: AbortSignal;
  readonly listen?: (listener: (why?: Wake) => void) => () => void;
}

/**
 * Asks, and asks anew at once when the page wakes before the answer is there: what was asked before a sleep, or over a
 * network that has gone, hangs until its time limit. For questions, never for calls that change something.
 */
export async function askAgainOnWake<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  { signal, listen = onWake }: AskAgainOnWakeOptions = {},
): Promise<Answer> {
  const control = new AbortController();
  let unlisten = () => {};
  const abort = () => {
    unlisten();
    control.abort();
  };
  const askedAt = Date.now();
  const lost = new Promise<true>(resolve => {
    unlisten = listen(why => {
      if (why !== 'network' && Date.now() - askedAt < justAskedMs) return;
      resolve(true);
      abort();
    });
  });
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    const answer = ask(control.signal);
    if (!(await Promise.race([lost, answer.then(() => false)]))) return await answer;
  } finally {
    unlisten();
    signal?.removeEventListener('abort', abort);
  }
  return askAgainOnWake(ask, { signal, listen });
}
