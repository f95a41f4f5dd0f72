import type { Venue } from '../venue-types.ts';

/** An open venue of slots, framed. */
export function sampleVenue(own: Partial<Venue> = {}): Venue {
  return {
    channelCode: 'JXDZ',
    name: '天下',
    category: 'DZ',
    state: 'open',
    until: 0,
    rebate: '0.60',
    badge: '',
    opens: 'games',
    frame: true,
    ...own,
  };
}
