import type { CallResult } from '@lobby/api-client/endpoints/sportsbook';
import type { ApiFailure } from '@lobby/api-client/request';
import type { Feed } from '../feed/list-feed.ts';
import { type PageSignals, startPolling } from '../feed/poller.ts';
import { createValue } from '../feed/value.ts';

/** An answer on its way, there, or not to be had. One that came once stays. */
export type AnswerState<Answer> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: ApiFailure }
  | { readonly status: 'ready'; readonly answer: Answer };

export interface AnswerFeedOptions<Answer> {
  ask(signal: AbortSignal): Promise<CallResult<Answer>>;
  /** True when the answer is final; polling stops then. */
  isFinal?(answer: Answer): boolean;
  readonly page?: PageSignals;
  readonly now?: () => number;
}

const pauseMs = 5_000;

/** Asks for one whole answer every few seconds, until it is final. */
export function openAnswer<Answer>(options: AnswerFeedOptions<Answer>): Feed<AnswerState<Answer>> {
  const { ask, isFinal = () => false, page, now = Date.now } = options;
  const state = createValue<AnswerState<Answer>>({ status: 'loading' });
  let answeredAt: number | undefined;
  let stop = start();

  function start(): () => void {
    return startPolling({ ask: askOnce, intervalMs: () => pauseMs, page });
  }

  async function askOnce(signal: AbortSignal): Promise<'answered' | 'failed'> {
    const asked = await ask(signal);
    if (signal.aborted) return 'failed';
    if (!asked.ok) {
      if (answeredAt === undefined) state.set({ status: 'failed', failure: asked.failure });
      return 'failed';
    }
    answeredAt = now();
    if (isFinal(asked.data)) stop();
    const before = state.get();
    const isNews = before.status !== 'ready' || JSON.stringify(before.answer) !== JSON.stringify(asked.data);
    if (isNews) state.set({ status: 'ready', answer: asked.data });
    return 'answered';
  }

  return {
    read: state.get,
    subscribe: state.subscribe,
    answeredAt: () => answeredAt,
    retry() {
      stop();
      if (state.get().status === 'failed') state.set({ status: 'loading' });
      stop = start();
    },
    close: () => stop(),
  };
}
