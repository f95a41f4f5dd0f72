import { pendingRequest } from '@lobby/operation/repeat';
import type { PayRequest } from './pay.flow.ts';

/** The deposit order whose outcome is not known; read again after a reload. */
export const pendingPay = pendingRequest<Omit<PayRequest, 'operationId'>>('deposit', [
  'channelId',
  'amount',
  'signal',
]);
