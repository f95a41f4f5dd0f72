import type { Call, RequestOf } from '@lobby/api-client/contract';
import type { ApiFailure, RequestOptions } from '@lobby/api-client/request';
import type { Dispatch } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { readSession } from '../session/page-session.ts';
import { currentRequester } from './configure.ts';
import { isNoData, reportRefusal } from './refused.ts';

/** What an endpoint passes to the base query: its row of the contract and the payload. */
export interface ApiArgs<C extends Call = Call> {
  readonly call: C;
  readonly payload: RequestOf<C>;
  /** The operation id of a money call. */
  readonly requestId?: string;
}

/**
 * Where a refusal is shown: in a toast, by the caller, or nowhere, expired logins included. The code's other outcomes
 * are applied in the first two cases.
 */
export type OnRefusal = 'toast' | 'caller' | 'ignore';

export interface ApiOptions {
  /** True when the endpoint's callers expect a required captcha as a value. */
  readonly captcha?: boolean;
  readonly onRefusal?: OnRefusal;
}

/** The base query of every endpoint; failures are `ApiFailure` values, in the cache too. */
export const baseQuery: BaseQueryFn<ApiArgs, unknown, ApiFailure, ApiOptions> = (args, api, options) =>
  ask(args, { ...api, anewOnWake: api.type === 'query' }, options);

/** Makes a call, and what follows from a refusal of it. */
export async function ask(
  args: ApiArgs & Pick<RequestOptions, 'fetch'>,
  api: {
    readonly signal: AbortSignal;
    readonly dispatch: Dispatch;
    readonly anewOnWake?: boolean;
  },
  options: ApiOptions | undefined,
): Promise<{ data: unknown; error?: undefined } | { error: ApiFailure; data?: undefined }> {
  const { signal, anewOnWake } = api;
  const sent = { requestId: args.requestId, signal, fetch: args.fetch, anewOnWake };
  const exchange = await currentRequester()(args.call, args.payload, sent);
  const { reply } = exchange;
  if (reply.kind === 'answer') return { data: reply.data };
  if (reply.kind === 'captcha' && options?.captcha) {
    const { captcha, failure } = reply;
    return { data: { captcha, data: failure.kind === 'refused' ? failure.data : undefined } };
  }
  const { empty } = args.call;
  if (empty !== undefined && isNoData(reply)) return { data: empty };
  const onRefusal = options?.onRefusal ?? 'caller';
  if (onRefusal === 'ignore') return { error: reply.failure };
  reportRefusal(exchange, {
    path: args.call.path,
    onRefusal,
    liveToken: readSession()?.token ?? '',
    dispatch: api.dispatch,
  });
  return { error: reply.failure };
}
