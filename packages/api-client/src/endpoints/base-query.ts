import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Call, RequestOf } from '../contract/index.ts';
import type { ApiFailure } from '../request/index.ts';
import { readSession } from '../session/page-session.ts';
import { currentRequester } from './configure.ts';
import { isNoData, reportRefusal } from './refused.ts';

/** What an endpoint hands to the base query: its row of the contract and the payload. */
export interface ApiArgs<C extends Call = Call> {
  readonly call: C;
  readonly payload: RequestOf<C>;
  /** The operation id of a money call. */
  readonly requestId?: string;
}

export interface ApiOptions {
  /** The endpoint's callers expect a captcha as a value. */
  readonly captcha?: boolean;
  /** The listener may toast the words of a refusal. Default: mutations yes, queries no. */
  readonly loud?: boolean;
  /** Nobody is told of a refusal, not even of an expired login: for the call that ends the session. */
  readonly mute?: boolean;
}

/** What an endpoint that may ask for a captcha answers instead of its data. */
export interface CaptchaNeeded {
  readonly captcha: 'graphic' | 'rapid';
  /** What the refusal said besides: how much work it takes. */
  readonly data?: unknown;
}

/** Every endpoint's way to the wire; failures are `ApiFailure` values, in the cache too. */
export const baseQuery: BaseQueryFn<ApiArgs, unknown, ApiFailure, ApiOptions> = async (
  args,
  api,
  options,
) => {
  const exchange = await currentRequester()(args.call, args.payload, {
    requestId: args.requestId,
    signal: api.signal,
  });
  const { reply } = exchange;
  if (reply.kind === 'answer') return { data: reply.data };
  if (reply.kind === 'captcha' && options?.captcha) {
    const { captcha, failure } = reply;
    return { data: { captcha, data: failure.kind === 'refused' ? failure.data : undefined } };
  }
  const { empty } = args.call;
  if (empty !== undefined && isNoData(reply)) return { data: empty };
  if (options?.mute) return { error: reply.failure };
  reportRefusal(exchange, {
    path: args.call.path,
    loud: options?.loud ?? api.type === 'mutation',
    liveToken: readSession()?.token ?? '',
    dispatch: api.dispatch,
  });
  return { error: reply.failure };
};
