import type { AnswerOf, Call, RequestOf } from '@lobby/api-client/contract';
import { type ApiFailure, watchedFetch } from '@lobby/api-client/request';
import type { Dispatch } from '@reduxjs/toolkit';
import { safeParse } from 'valibot';
import { ask } from './base-query.ts';
import { replacedFetch } from './configure.ts';

interface Watching {
  readonly dispatch: Dispatch;
  /** Aborted when the file is no longer wanted. */
  readonly signal: AbortSignal;
  /** Called again and again with how much has been sent, 0 to 1. */
  onSent(share: number): void;
}

/** Makes a call that carries a file, outside the cache: what is sent is watched, and kept nowhere. */
export async function upload<C extends Call>(
  call: C,
  payload: RequestOf<C>,
  { dispatch, signal, onSent }: Watching,
): Promise<{ readonly data: AnswerOf<C> } | { readonly failure: ApiFailure }> {
  const args = { call, payload, fetch: replacedFetch() ?? watchedFetch(onSent) };
  const { data, error } = await ask(args, { signal, dispatch }, { onRefusal: 'caller' });
  if (error) return { failure: error };
  const read = safeParse(call.answer, data);
  // Safe: `AnswerOf<C>` is what this schema puts out; TypeScript cannot resolve that for a generic C.
  if (read.success) return { data: read.output as AnswerOf<C> };
  return { failure: { kind: 'unreadable', stage: 'schema' } };
}
