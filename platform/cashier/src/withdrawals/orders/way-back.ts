import { depositMethods } from '@lobby/api-client/contract/fd/deposit-order';
import type { WithdrawalKind } from '../../providers/withdrawal-side.ts';

/**
 * Where a deposit of each method goes back to. What cannot be paid out the way it came goes to a card in the member's
 * own name.
 */
const ways: Readonly<Record<(typeof depositMethods)[number], WithdrawalKind>> = {
  bank: 'bank',
  alipay: 'alipay',
  wechat: 'bank',
  unionpay: 'bank',
  'usdt-trc20': 'usdt-trc20',
  'usdt-erc20': 'usdt-erc20',
  huione: 'bank',
  xnbsk: 'bank',
};

/** The kind of accounts that money of a payment method goes back to; empty for money that no deposit brought: any. */
export function wayBack(cameBy: string): WithdrawalKind | '' {
  const method = depositMethods.find(each => each === cameBy);
  return method ? ways[method] : '';
}
