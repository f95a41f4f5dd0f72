import type { DefinitionType, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query/react';
import type * as v from 'valibot';
import type { AnswerOf, Call, RequestOf } from '../contract/index.ts';
import type { Tag } from './api.ts';
import type { ApiArgs, baseQuery, OnRefusal } from './base-query.ts';

// biome-ignore lint/suspicious/noConfusingVoidType: RTK Query makes an argument optional only when its type is void.
type Optional<T> = T | void;

/** What a hook takes: nothing, where the row lets everything be left out. */
export type ArgOf<C extends Call> =
  Record<never, never> extends Exclude<RequestOf<C>, undefined> ? Optional<RequestOf<C>> : RequestOf<C>;

export type Query<C extends Call, Answer = AnswerOf<C>> = QueryDefinition<
  ArgOf<C>,
  typeof baseQuery,
  Tag,
  Answer,
  'api'
>;
export type Mutation<C extends Call, Answer = AnswerOf<C>> = MutationDefinition<
  ArgOf<C>,
  typeof baseQuery,
  Tag,
  Answer,
  'api'
>;

interface Common<C extends Call> {
  /** Fields that go with every call unless it says otherwise. */
  readonly always?: Partial<RequestOf<C>>;
  /** Who sees to a refusal; queries leave it to their caller, mutations to a toast. */
  readonly onRefusal?: OnRefusal;
}

type QueryOptions<C extends Call> = Common<C> &
  Partial<Pick<Query<C>, 'keepUnusedDataFor' | 'onQueryStarted' | 'providesTags'>>;
type MutationOptions<C extends Call> = Common<C> &
  Partial<Pick<Mutation<C>, 'invalidatesTags' | 'onQueryStarted'>>;

/**
 * An endpoint that reads, made from its row: `balance: query(contract.transfer.getBalance, { providesTags: ['Balance'] })`.
 * Request and answer follow from the row.
 */
export function query<const C extends Call>(
  call: C,
  { always, onRefusal = 'caller', ...more }: QueryOptions<C> = {},
): Query<C> {
  // Safe: `build.query` of RTK Query adds nothing but this word.
  const type = 'query' as DefinitionType.query;
  return { ...row(call, always), ...more, extraOptions: { onRefusal }, type };
}

/** An endpoint that changes something, made from its row: `mutation(contract.payment.pay, { onRefusal: 'caller' })`. */
export function mutation<const C extends Call>(
  call: C,
  { always, onRefusal = 'toast', ...more }: MutationOptions<C> = {},
): Mutation<C> {
  // Safe: as in `query`.
  const type = 'mutation' as DefinitionType.mutation;
  return { ...row(call, always), ...more, extraOptions: { onRefusal }, type };
}

/** What follows from a row: how it is asked, and how its answer is read. */
function row<const C extends Call>(call: C, always?: Partial<RequestOf<C>>) {
  return {
    query: (payload: ArgOf<C>): ApiArgs => ({
      call,
      payload: { ...always, ...(payload as object | undefined) },
    }),
    // Safe: the schema is the very one the answer's type is inferred from.
    responseSchema: call.answer as unknown as v.GenericSchema<AnswerOf<C>>,
  };
}
