import type { CallMatchDetail } from '@lobby/api/endpoints/match-detail';
import type { AnswerOf } from '@lobby/api-client/contract';
import type { video } from '@lobby/api-client/contract/game/match-detail';
import type { ApiFailure } from '@lobby/api-client/request';
import { currentLocale } from '@lobby/i18n';
import { type Feed, type FeedOptions, openFeed } from '../../../feed/feed.ts';
import type { Play } from './play.ts';
import { takeDetail } from './take-detail.ts';

/** The play of a match on its way, there, or not to be had. */
export type DetailState =
  | { readonly status: 'loading' }
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly failure: ApiFailure }
  | { readonly status: 'ready'; readonly play: Play };

type Answer = AnswerOf<typeof video.matchDetail>;

/** In play the ball moves; what is over hardly changes. */
const pauseMs: Readonly<Record<Play['phase'], number>> = {
  pre: 15_000,
  '1H': 2_000,
  HT: 10_000,
  '2H': 2_000,
  over: 20_000,
};

/** Follows what happens in a match, by the cursor of each answer. */
export function openDetail(
  ecid: string,
  ask: CallMatchDetail,
  options: Pick<FeedOptions, 'now' | 'page'> = {},
): Feed<DetailState> {
  let since = '';
  let phase: Play['phase'] = 'pre';
  return openFeed<DetailState, Answer>(
    {
      loading: { status: 'loading' },
      failed: failure => ({ status: 'failed', failure }),
      ask: signal => ask({ ecid, since, langx: currentLocale() }, signal),
      take({ detail }, state) {
        if (!detail) return state.set({ status: 'unknown' });
        const before = state.get();
        since = detail.cursor;
        phase = detail.phase;
        state.set({
          status: 'ready',
          play: takeDetail(before.status === 'ready' ? before.play : undefined, detail),
        });
      },
      intervalMs: () => pauseMs[phase],
    },
    options,
  );
}
