import type { SportsbookMethod } from '@lobby/api-client/contract/game/sportsbook';
import type { ApiFailure } from '@lobby/api-client/request';
import type { InferInput, InferOutput } from 'valibot';
import { openFeed } from '../feed/feed.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';
import { useFeed } from '../state/use-feed.ts';

export type AnswerState<Answer> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: ApiFailure }
  | { readonly status: 'ready'; readonly answer: Answer };

/** New scores come with the end of matches. */
const everyMs = 30_000;
const loading = { status: 'loading' } as const;

/** The answer of a method, asked again every half a minute while the part is on the page. */
export function useAnswer<M extends SportsbookMethod>(method: M, request: InferInput<M['request']>) {
  type Answer = InferOutput<M['answer']>;
  const { ask } = useSportsbook();
  const { state, feed } = useFeed<AnswerState<Answer>>(
    `${method.method} ${JSON.stringify(request)}`,
    () =>
      openFeed<AnswerState<Answer>, Answer>(
        {
          loading,
          failed: failure => ({ status: 'failed', failure }),
          ask: signal => ask(method, request, { signal }),
          take: (answer, kept) => kept.set({ status: 'ready', answer }),
          intervalMs: () => everyMs,
        },
        {},
      ),
    loading,
  );
  return [state, () => feed?.retry()] as const;
}
