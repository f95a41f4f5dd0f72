import type { CallResult } from '@lobby/api/endpoints/sportsbook';
import type { ApiFailure } from '@lobby/api-client/request';
import { type Feed, openFeed } from './feed.ts';
import type { PageSignals } from './poller.ts';

/** An answer on its way, there, or not to be had. One that came once stays. */
export type AnswerState<Answer> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: ApiFailure }
  | { readonly status: 'ready'; readonly answer: Answer };

export interface AnswerFeedOptions<Answer> {
  ask(signal: AbortSignal): Promise<CallResult<Answer>>;
  /** True when the answer is final; polling stops then. */
  isFinal?(answer: Answer): boolean;
  /** Pause between two questions. */
  readonly intervalMs?: number;
  readonly page?: PageSignals;
  readonly now?: () => number;
}

/** Asks for one whole answer again and again, until it is final. */
export function openAnswer<Answer>({
  ask,
  isFinal,
  intervalMs = 5_000,
  ...options
}: AnswerFeedOptions<Answer>): Feed<AnswerState<Answer>> {
  return openFeed<AnswerState<Answer>, Answer>(
    {
      loading: { status: 'loading' },
      failed: failure => ({ status: 'failed', failure }),
      ask,
      isFinal,
      take(answer, state) {
        const before = state.get();
        const isNew = before.status !== 'ready' || JSON.stringify(before.answer) !== JSON.stringify(answer);
        if (isNew) state.set({ status: 'ready', answer });
      },
      intervalMs: () => intervalMs,
    },
    options,
  );
}
