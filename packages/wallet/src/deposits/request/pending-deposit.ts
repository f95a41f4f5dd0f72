import { pendingRequest } from '@lobby/operation/repeat';
import type { DepositRequest } from './deposit.flow.ts';

/** The deposit order whose outcome is not known; read again after a reload. */
export const pendingDeposit = pendingRequest<Omit<DepositRequest, 'operationId'>>('deposit', [
  'channelId',
  'amount',
  'signal',
]);
