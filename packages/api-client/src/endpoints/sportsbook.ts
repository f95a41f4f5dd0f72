import type { Dispatch } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { askingServerTime, currentClientIp, currentRequester, serverNow } from '../api/configure.ts';
import { isNoData, reportRefusal } from '../api/refused.ts';
import type { SportsbookMethod } from '../contract/game/method.ts';
import { venue as venueCalls } from '../contract/game/venue.ts';
import type { ApiFailure, RequestOptions } from '../request/index.ts';
import { readSession } from '../session/page-session.ts';

/** What a sportsbook call came to; failures are values. */
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
 * The way to `venue/resource`, outside the cache: prices live in their own store.
 * A money method's request id is its `operation_id`, so sending an order again is the same order.
 * @param dispatch the store's dispatch, for refusals and expired sessions.
 * @param venue the venue token of `launch` (empty for a visitor) and the member's language, asked for each call.
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
        ...(request as object),
      },
    };
    const requestId = options.requestId ?? (method.money ? operationIdOf(request) : undefined);
    const tellTime = askingServerTime();
    const exchange = await currentRequester()(venueCalls.resource, payload, { ...options, requestId });
    const { reply } = exchange;
    if (reply.kind === 'answer') {
      const read = v.safeParse(method.answer, reply.data);
      if (read.success) tellTime(systimeOf(read.output));
      // Safe: InferOutput of the very schema that parsed it.
      if (read.success) return { ok: true, data: read.output as v.InferOutput<typeof method.answer> };
      return { ok: false, failure: { kind: 'unreadable', stage: 'schema' } };
    }
    if (method.empty && isNoData(reply)) {
      // Safe: the row says so, and a test holds that it is an answer of its method.
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

/** Lists and match pages tell the server's time; NaN where an answer does not. */
function systimeOf(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null || !('systime' in answer)) return Number.NaN;
  return Number(answer.systime);
}

function operationIdOf(request: unknown): string | undefined {
  if (typeof request !== 'object' || request === null || !('operation_id' in request)) return undefined;
  return typeof request.operation_id === 'string' ? request.operation_id : undefined;
}
