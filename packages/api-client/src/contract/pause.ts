import * as v from 'valibot';
import { instant } from './shapes.ts';

/**
 * A time-out or exclusion in force. After its term an exclusion stays until its end is asked for: then `until` is over and
 * `endsAt` is null.
 */
export const memberPause = v.looseObject({
  kind: v.picklist(['time-out', 'exclusion']),
  since: instant,
  /** The end of a time-out; of an exclusion the end of its term. */
  until: instant,
  /** When an exclusion whose end was asked for ends; null while it was not. */
  endsAt: v.nullable(instant),
});

export type MemberPause = v.InferOutput<typeof memberPause>;
