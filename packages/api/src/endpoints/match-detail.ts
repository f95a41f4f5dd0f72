import type { AnswerOf, RequestOf } from '@lobby/api-client/contract';
import { video } from '@lobby/api-client/contract/game/match-detail';
import type { Dispatch } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { ask } from '../query/base-query.ts';
import type { CallResult } from './sportsbook.ts';

/** Asks what happened in a match. */
export type CallMatchDetail = (
  request: RequestOf<typeof video.matchDetail>,
  signal: AbortSignal,
) => Promise<CallResult<AnswerOf<typeof video.matchDetail>>>;

/**
 * Makes the call of `video/hotLive/matchDetail`, outside the cache: who follows a match joins the answers.
 * @param dispatch of the store, for refusals.
 */
export function matchDetailCaller(dispatch: Dispatch): CallMatchDetail {
  return async (request, signal) => {
    const asked = await ask({ call: video.matchDetail, payload: request }, { signal, dispatch }, undefined);
    if (asked.error) return { ok: false, failure: asked.error };
    const read = v.safeParse(video.matchDetail.answer, asked.data);
    if (read.success) return { ok: true, data: read.output };
    return { ok: false, failure: { kind: 'unreadable', stage: 'schema' } };
  };
}
