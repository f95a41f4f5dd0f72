import type * as v from 'valibot';
import type { AnswerOf, Call, RequestOf } from '../contract/index.ts';
import type { ApiArgs } from './base-query.ts';

// biome-ignore lint/suspicious/noConfusingVoidType: RTK Query makes an argument optional only when its type is void.
type Optional<T> = T | void;

/** What a hook takes: nothing, where the row lets everything be left out. */
export type ArgOf<C extends Call> =
  Record<never, never> extends Exclude<RequestOf<C>, undefined> ? Optional<RequestOf<C>> : RequestOf<C>;

/**
 * The part of an endpoint that follows from its row: `build.query<…>({ ...row(contract.x.y), …tags })`.
 * @param always Fields that go with every call unless it says otherwise.
 */
export function row<const C extends Call>(call: C, always?: Partial<RequestOf<C>>) {
  return {
    query: (payload: ArgOf<C>): ApiArgs => ({
      call,
      payload: { ...always, ...(payload as object | undefined) },
    }),
    // Safe: the schema is the very one the answer's type is inferred from.
    responseSchema: call.answer as unknown as v.GenericSchema<AnswerOf<C>>,
  };
}
