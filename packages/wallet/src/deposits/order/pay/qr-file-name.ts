import type { DepositOrder } from '../../deposit-types.ts';

/** What the picture of a code is saved as: it says for which order it is, since each is paid once. */
export const qrFileName = ({ orderId }: Pick<DepositOrder, 'orderId'>): string => `deposit-${orderId}.png`;
