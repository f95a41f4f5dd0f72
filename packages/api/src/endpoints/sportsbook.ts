import type { SportsbookMethod } from '@lobby/api-client/contract/game/method';
import { venue as venueCalls } from '@lobby/api-client/contract/game/venue';
import type { ApiFailure, RequestOptions } from '@lobby/api-client/request';
import type { Dispatch } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { askingServerTime, currentClientIp, currentRequester, serverNow } from '../query/configure.ts';
import { isNoData, reportRefusal } from '../query/refused.ts';
import { readSession } from '../session/page-session.ts';

/** The result of a sportsbook call; failures are values. */
export type CallResult<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly failure: ApiFailure };

/** Calls one method of the embedded sportsbook; request and answer are typed by its row. */
export type CallSportsbook = <M extends SportsbookMethod>(
  method: M,
  request: v.InferInput<M['request']>,
  options?: RequestOptions,
) => Promise<CallResult<v.InferOutput<M['answer']>>>;

/**
 * Makes the calls of `venue/resource`, outside the cache. The request id of a money method is its `operation_id`.
 * @param dispatch of the store, for refusals and expired sessions.
 * @param venue the token of `launch` (empty for a visitor) and the language, read for each call.
 */
export function sportsbookCaller(
  dispatch: Dispatch,
  venue: { token?: () => string; locale?: () => string } = {},
): CallSportsbook {
  return async (method, request, options = {}) => {
    const payload = {
      method: method.method,
      enName: 'CRTY' as const,
      Request: {
        timestamp: serverNow(),
        token: venue.token?.() ?? '',
        langx: venue.locale?.() ?? 'zh-CN',
        remoteip: currentClientIp(),
        // Safe: the request of every method is an object.
        ...(request as object),
      },
    };
    const requestId = options.requestId ?? (method.money ? operationIdOf(request) : undefined);
    const noteServerTime = askingServerTime();
    // Who can end a question asks anew by themselves.
    const anewOnWake = !method.money && options.signal === undefined;
    const sent = { ...options, requestId, anewOnWake };
    const exchange = await currentRequester()(venueCalls.resource, payload, sent);
    const { reply } = exchange;
    if (reply.kind === 'answer') {
      const read = v.safeParse(method.answer, reply.data);
      if (read.success) noteServerTime(systimeOf(read.output));
      // Safe: the output of `method.answer`, which TypeScript cannot resolve for a generic method.
      if (read.success) return { ok: true, data: read.output as v.InferOutput<typeof method.answer> };
      return { ok: false, failure: { kind: 'unreadable', stage: 'schema' } };
    }
    if (method.empty && isNoData(reply)) {
      // Safe: `empty` is declared as such by the row, and a test checks that it is an answer of its method.
      return {
        ok: true,
        data: { ...method.empty, systime: serverNow() } as v.InferOutput<typeof method.answer>,
      };
    }
    reportRefusal(exchange, {
      path: venueCalls.resource.path,
      onRefusal: 'caller',
      liveToken: readSession()?.token ?? '',
      dispatch,
    });
    return { ok: false, failure: reply.failure };
  };
}

/** The server's time in an answer, ms: lists and match pages carry it; NaN where it is missing. */
function systimeOf(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null || !('systime' in answer)) return Number.NaN;
  return Number(answer.systime);
}

function operationIdOf(request: unknown): string | undefined {
  if (typeof request !== 'object' || request === null || !('operation_id' in request)) return undefined;
  return typeof request.operation_id === 'string' ? request.operation_id : undefined;
}
