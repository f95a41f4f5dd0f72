import type { SportsbookMethod } from '@lobby/api-client/contract/game/sportsbook';
import type { InferInput, InferOutput } from 'valibot';
import { type AnswerState, openAnswer } from '../feed/answer-feed.ts';
import { useSportsbook } from './sportsbook-context.ts';
import { useFeed } from './use-feed.ts';

const loading = { status: 'loading' } as const;

/**
 * The answer of a method, asked again while the part is on the page.
 * @param intervalMs the pause between: new scores come with the end of matches.
 */
export function useAnswer<M extends SportsbookMethod>(
  method: M,
  request: InferInput<M['request']>,
  intervalMs = 30_000,
) {
  const { ask } = useSportsbook();
  const { state, feed } = useFeed<AnswerState<InferOutput<M['answer']>>>(
    `${method.method} ${JSON.stringify(request)}`,
    () => openAnswer({ ask: signal => ask(method, request, { signal }), intervalMs }),
    loading,
  );
  return [state, () => feed?.retry()] as const;
}
