import type { Call, ParsedRequestOf } from '@lobby/api-client/contract';
import type { InferInput } from 'valibot';
import type { Context } from './context.ts';

/** A row of the contract with the function that answers it. */
export interface Implementation {
  readonly call: Call;
  readonly handle: (input: unknown, ctx: Context) => Promise<unknown>;
  /** Money calls may be sent again under their id, and are the last to be shed under overload. */
  readonly movesMoney: (input: unknown) => boolean;
}

interface Options<Input> {
  /** For a row that carries several methods, e.g. venue/resource. Otherwise the row's `money` decides. */
  movesMoney?: (input: Input) => boolean;
}

/**
 * Ties a handler to its row: `implement(contract.userSession.login, async (input, ctx) => …)`.
 * The input has been validated against the row's request schema; throw a Refusal to answer anything but success.
 */
export function implement<C extends Call>(
  call: C,
  handler: (input: ParsedRequestOf<C>, ctx: Context) => Promise<InferInput<C['answer']>>,
  options: Options<ParsedRequestOf<C>> = {},
): Implementation {
  const { movesMoney } = options;
  // Safe, both casts: the app parses the body with call.request before it calls either.
  return {
    call,
    handle: (input, ctx) => handler(input as ParsedRequestOf<C>, ctx),
    movesMoney: input => movesMoney?.(input as ParsedRequestOf<C>) ?? call.money === true,
  };
}
