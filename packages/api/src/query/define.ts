import type { AnswerOf, Call, RequestOf } from '@lobby/api-client/contract';
import type { DefinitionType, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query/react';
import type * as v from 'valibot';
import type { Tag } from './api.ts';
import type { ApiArgs, baseQuery, OnRefusal } from './base-query.ts';

// biome-ignore lint/suspicious/noConfusingVoidType: RTK Query makes an argument optional only when its type is void.
type Optional<T> = T | void;

/** The argument of a hook: optional where every field of the row is optional. */
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
  /** Fields sent with every call unless its argument overrides them. */
  readonly always?: Partial<RequestOf<C>>;
  /** Where a refusal is shown: by default the caller for queries, a toast for mutations. */
  readonly onRefusal?: OnRefusal;
}

type QueryOptions<C extends Call> = Common<C> &
  Partial<Pick<Query<C>, 'keepUnusedDataFor' | 'onCacheEntryAdded' | 'onQueryStarted' | 'providesTags'>>;
type MutationOptions<C extends Call> = Common<C> &
  Partial<Pick<Mutation<C>, 'invalidatesTags' | 'onQueryStarted'>>;

/**
 * A reading endpoint made from its row: `balance: query(contract.transfer.getBalance, { providesTags: ['Balance'] })`.
 * The types of request and answer follow from the row.
 */
export function query<const C extends Call>(
  call: C,
  { always, onRefusal = 'caller', ...more }: QueryOptions<C> = {},
): Query<C> {
  // Safe: the value of this member of RTK Query's enum, which `build.query` sets too; importing the enum would load it.
  const type = 'query' as DefinitionType.query;
  return { ...row(call, always), ...more, extraOptions: { onRefusal }, type };
}

/** A changing endpoint made from its row: `mutation(contract.payment.pay, { onRefusal: 'caller' })`. */
export function mutation<const C extends Call>(
  call: C,
  { always, onRefusal = 'toast', ...more }: MutationOptions<C> = {},
): Mutation<C> {
  // Safe: as in `query`.
  const type = 'mutation' as DefinitionType.mutation;
  return { ...row(call, always), ...more, extraOptions: { onRefusal }, type };
}

/** The id of an operation that moves money: a repeated call carries the same one, so that it happens once. */
interface Operation {
  readonly operationId: string;
}

/**
 * A changing endpoint of a row with `money`: its argument carries the operation id beside the fields of the row, so that
 * a call whose answer was lost can be repeated as the same operation.
 */
export function moneyMutation<const C extends Call>(
  call: C,
  { always, onRefusal = 'caller', ...more }: Common<C> & Pick<Mutation<C>, 'invalidatesTags'> = {},
): MutationDefinition<RequestOf<C> & Operation, typeof baseQuery, Tag, AnswerOf<C>, 'api'> {
  // Safe: as in `query`.
  const type = 'mutation' as DefinitionType.mutation;
  return {
    ...row(call, always),
    query: ({ operationId, ...payload }: RequestOf<C> & Operation): ApiArgs => ({
      call,
      payload: { ...always, ...payload },
      requestId: operationId,
    }),
    ...(more as object),
    extraOptions: { onRefusal },
    type,
  };
}

/** The parts of an endpoint that follow from its row: the request, and the schema of the answer. */
function row<const C extends Call>(call: C, always?: Partial<RequestOf<C>>) {
  return {
    query: (payload: ArgOf<C>): ApiArgs => ({
      call,
      // Safe: every request of the contract is an object, or omitted.
      payload: { ...always, ...(payload as object | undefined) },
    }),
    // Safe: `AnswerOf<C>` is inferred from this schema; TypeScript cannot resolve that for a generic C.
    responseSchema: call.answer as unknown as v.GenericSchema<AnswerOf<C>>,
  };
}
