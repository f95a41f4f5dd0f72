import type { StateMachine } from '@lobby/platform-kernel/state-machine/state-machine';

/** The way of a transfer: to its end by what the venue says, or by a person once it is parked. */
export const transferStates: StateMachine<'venue_transfers', 'venue_transfer_events'> = {
  table: 'venue_transfers',
  events: 'venue_transfer_events',
  owner: 'transfer_id',
  begins: { sending: ['member'] },
  transitions: {
    sending: { unknown: ['venue'], parked: ['venue'], done: ['venue'], refused: ['venue'] },
    unknown: { parked: ['venue'], done: ['venue'], refused: ['venue'] },
    parked: { done: ['venue', 'operator'], refused: ['venue', 'operator'] },
    done: {},
    refused: {},
  },
};
