import type { StateMachine } from '@lobby/platform-kernel/state-machine/state-machine';

/** The way of a withdrawal: by the rules or a person to the provider, and by what that says to its end. */
export const withdrawalStates: StateMachine<'withdrawals', 'withdrawal_events'> = {
  table: 'withdrawals',
  events: 'withdrawal_events',
  owner: 'withdrawal_id',
  begins: { held: ['member'] },
  transitions: {
    held: { review: ['rules'], approved: ['rules'] },
    review: { approved: ['operator'], rejected: ['operator'] },
    // Of one that is sent again the provider may say meanwhile that an earlier request was paid.
    approved: { sending: ['provider'], unknown: ['provider'], paid: ['provider'] },
    sending: {
      unknown: ['provider'],
      paid: ['provider', 'operator'],
      rejected: ['provider', 'operator'],
    },
    unknown: {
      approved: ['operator'],
      sending: ['provider'],
      paid: ['provider', 'operator'],
      rejected: ['provider', 'operator'],
    },
    paid: { returned: ['operator'] },
    returned: {},
    rejected: {},
  },
};
