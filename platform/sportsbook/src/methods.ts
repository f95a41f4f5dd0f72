import type { contract, ParsedRequestOf } from '@lobby/api-client/contract';
import type { SportsbookMethod } from '@lobby/api-client/contract/game/sportsbook';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import * as v from 'valibot';

/** A method behind `venue/resource` with the function that answers it. */
export interface MethodHandler {
  readonly row: SportsbookMethod;
  readonly handle: (input: unknown, ctx: Context, langx: string) => Promise<unknown>;
}

/** Ties a handler to a method's row, as `implement` does for a call. */
export function method<Row extends SportsbookMethod>(
  row: Row,
  handle: (
    input: v.InferOutput<Row['request']>,
    ctx: Context,
    langx: string,
  ) => Promise<v.InferInput<Row['answer']>>,
): MethodHandler {
  // Safe: `answerMethod` parses the request with the row's own schema first.
  return { row, handle: (input, ctx, langx) => handle(input as v.InferOutput<Row['request']>, ctx, langx) };
}

type WireRequest = ParsedRequestOf<typeof contract.venue.resource>['Request'];

/** Finds the method, checks who may call it and what it was sent, and answers. @param admit looks at the venue token. */
export async function answerMethod(
  handlers: readonly MethodHandler[],
  name: string,
  { timestamp: _, token: __, remoteip: ___, langx, ...request }: WireRequest,
  ctx: Context,
  admit: (row: SportsbookMethod) => Promise<void> = async () => {},
): Promise<unknown> {
  const handler = handlers.find(one => one.row.method === name);
  if (!handler) throw new Refusal('not-found');
  if (handler.row.access === 'member') memberOf(ctx);
  await admit(handler.row);
  const parsed = v.safeParse(handler.row.request, request);
  if (!parsed.success) throw new Refusal('invalid-parameter');
  return handler.handle(parsed.output, ctx, langx);
}
