import type * as v from 'valibot';
import type { Access } from '../call.ts';

/**
 * A method of the sportsbook behind `venue/resource` (docs/wire-protocol.md#the-sportsbook). Field names are the
 * provider's, in lower case, all values text unless noted. Fields that are not declared here are rejected as
 * invalid-parameter.
 */
export interface SportsbookMethod<
  In extends v.GenericSchema = v.GenericSchema,
  Out extends v.GenericSchema = v.GenericSchema,
> {
  readonly method: string;
  readonly access: Access;
  readonly money?: boolean;
  readonly request: In;
  readonly answer: Out;
  /** For lists: the answer used for "no data" (6303), without the server's time. */
  readonly empty?: Omit<v.InferOutput<Out>, 'systime'>;
}

/** Declares a method and keeps the types of its request and answer. */
export function defineMethod<const In extends v.GenericSchema, const Out extends v.GenericSchema>(
  row: SportsbookMethod<In, Out>,
): SportsbookMethod<In, Out> {
  return row;
}
