import { pendingRequest } from '../../operation/pending-request.ts';

/** The deposit order whose outcome is not known; read again after a reload. */
export const pendingPay = pendingRequest<{
  readonly channelId: string;
  /** Yuan. */
  readonly amount: string;
  /** The remark of a bank transfer; empty for other methods. */
  readonly signal: string;
}>('deposit', ['channelId', 'amount', 'signal']);
