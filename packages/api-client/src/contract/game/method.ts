import type * as v from 'valibot';
import type { Access } from '../call.ts';

/**
 * A method of the embedded sportsbook behind `venue/resource` (enName CRTY).
 * Field names are the provider's, lower case, all values text unless noted; meanings in docs/wire-protocol.md.
 * `Request` also carries timestamp, token, langx and remoteip on every method (`venue.resource`); what else it
 * carries is declared here, and anything that is not is refused as invalid-parameter.
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
  /** For lists: the answer that "no data" (6303) means, without the server's time. */
  readonly empty?: Omit<v.InferOutput<Out>, 'systime'>;
}

/** A row of the methods, with the types of its request and answer kept. */
export function defineMethod<const In extends v.GenericSchema, const Out extends v.GenericSchema>(
  row: SportsbookMethod<In, Out>,
): SportsbookMethod<In, Out> {
  return row;
}
