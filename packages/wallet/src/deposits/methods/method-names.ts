import { useText } from '@lobby/i18n';
import type { IconName } from '@lobby/ui-kit/icon';
import { walletMessages } from '../../messages/index.ts';
import type { DepositMethod } from '../deposit-types.ts';

export const methodIcons: Readonly<Record<DepositMethod, IconName>> = {
  bank: 'bank',
  alipay: 'qr',
  wechat: 'chat',
  unionpay: 'card',
  'usdt-trc20': 'transfer',
  'usdt-erc20': 'transfer',
  huione: 'phone',
  xnbsk: 'wallet',
};

/** The name of a method, with a number where there are several channels of it. */
export function useMethodName(): (method: DepositMethod, number?: number) => string {
  const t = useText(walletMessages);
  return (method, number = 0) => {
    const name = t(`wallet.method.${method}`);
    return number > 0 ? t('wallet.method.numbered', { name, number }) : name;
  };
}
