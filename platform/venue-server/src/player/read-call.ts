import type { Context } from 'hono';
import * as v from 'valibot';

/** Chosen by the page for what is done once. */
export const requestId = v.pipe(v.string(), v.uuid());

/** Yuan of one unit. */
export const stakeText = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/));

/** The key of the session that a page has; empty when it says none. */
export const keyOf = (c: Context) =>
  /^Bearer (\S{1,100})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';

/** What a page sent; undefined when it is not of the schema. */
export async function bodyOf<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const read = v.safeParse(schema, body);
  return read.success ? read.output : undefined;
}

export const ended = (c: Context) => c.json({ reason: 'session-ended' }, 401);
