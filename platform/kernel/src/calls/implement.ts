import type { Call, ParsedRequestOf } from '@lobby/api-client/contract';
import type { InferInput } from 'valibot';
import type { Context } from './context.ts';

/** A row of the contract with the function that answers it. */
export interface Implementation {
  readonly call: Call;
  readonly handle: (input: unknown, ctx: Context) => Promise<unknown>;
  /** Money calls may be sent again under their id, and are the last to be shed under overload. */
  readonly movesMoney: (input: unknown) => boolean;
  /** Whether it is answered in a region that its site is not for: what moves money there only brings it home. */
  readonly isForEveryRegion: (input: unknown) => boolean;
}

interface Options<Input> {
  /** For a row that carries several methods, e.g. venue/resource. Otherwise the row's `money` decides. */
  movesMoney?: (input: Input) => boolean;
  /** Where it is not simply what moves no money. */
  isForEveryRegion?: (input: Input) => boolean;
}

/** Moves money that its member has already, so it is answered in every region: nobody's money is held by where they are. */
export const bringsHome = { isForEveryRegion: () => true } as const;

/**
 * Ties a handler to its row: `implement(contract.userSession.login, async (input, ctx) => …)`.
 * The input has been validated against the row's request schema; throw a Refusal to answer anything but success.
 */
export function implement<C extends Call>(
  call: C,
  handler: (input: ParsedRequestOf<C>, ctx: Context) => Promise<InferInput<C['answer']>>,
  options: Options<ParsedRequestOf<C>> = {},
): Implementation {
  const { movesMoney, isForEveryRegion } = options;
  // Safe, each cast: the app parses the body with call.request before it calls any of these.
  const moves = (input: unknown) => movesMoney?.(input as ParsedRequestOf<C>) ?? call.money === true;
  return {
    call,
    handle: (input, ctx) => handler(input as ParsedRequestOf<C>, ctx),
    movesMoney: moves,
    isForEveryRegion: input => isForEveryRegion?.(input as ParsedRequestOf<C>) ?? !moves(input),
  };
}
