/** What is asked of a venue on a server of its own. */
export const faultyMethods = [
  'deposit',
  'withdraw',
  'balance',
  'transferState',
  'cancelTransfer',
  'launch',
  'history',
  'games',
] as const;

/**
 * What goes wrong there on purpose: it is never heard of, carried out with its answer lost, refused, answered with
 * another amount, or answered late.
 */
export const venueFaults = ['lose-request', 'lose-answer', 'refuse', 'other-amount', 'slow'] as const;
