import { pendingRequest } from '@lobby/operation/repeat';

/** The withdrawal whose outcome is not known, never with what proves it; read again after a reload. */
export const pendingWithdrawal = pendingRequest<{
  readonly accountId: string;
  readonly amount: string;
  readonly rate: string;
}>('withdrawal', ['accountId', 'amount', 'rate']);
