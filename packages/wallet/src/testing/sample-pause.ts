import type { MemberPause } from '@lobby/api-client/contract/pause';
import { hour } from '@lobby/calendar';
import { sampleNow } from './sample-orders.ts';

/** A time-out that began an hour before the sample orders, with what is given in place of it. */
export function samplePause(given: Partial<MemberPause> = {}): MemberPause {
  return {
    kind: 'time-out',
    since: sampleNow - hour,
    until: sampleNow + 23 * hour,
    endsAt: null,
    ...given,
  };
}
