import { onWake, type Wake } from './on-wake.ts';

/** A question this young was asked by the page that woke. */
const justAskedMs = 1_000;

interface AskAwakeOptions {
  /** Of the caller: it ends the asking. */
  readonly signal?: AbortSignal;
  readonly listen?: (listener: (why?: Wake) => void) => () => void;
}

/**
 * Asks, and asks anew at once when the page wakes before the answer is there: what was asked before a sleep, or over a
 * network that has gone, hangs until its time limit. For questions, never for calls that change something.
 */
export async function askAwake<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  { signal, listen = onWake }: AskAwakeOptions = {},
): Promise<Answer> {
  for (;;) {
    const control = new AbortController();
    let unlisten = () => {};
    const abort = () => {
      unlisten();
      control.abort();
    };
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    const askedAt = Date.now();
    const lost = new Promise<undefined>(resolve => {
      unlisten = listen(why => {
        if (why !== 'network' && Date.now() - askedAt < justAskedMs) return;
        resolve(undefined);
        abort();
      });
    });
    try {
      const answer = await Promise.race([lost, ask(control.signal).then(value => ({ value }))]);
      if (answer) return answer.value;
      if (signal?.aborted) return await ask(signal);
    } finally {
      unlisten();
      signal?.removeEventListener('abort', abort);
    }
  }
}
