import { useOpenDepositsQuery } from '@lobby/api/endpoints/payment';
import type { ResumeProps } from '@lobby/feature';
import { useFormat, useText } from '@lobby/i18n';
import { walletMessages } from '../../messages/index.ts';
import { useMethodName } from '../methods/method-names.ts';
import { depositOrderAddress } from '../order/deposit-order-address.ts';

/** The newest deposit order that waits for money; none in a pause, when nothing invites to pay. */
export default function ResumeOrder({ draw }: ResumeProps) {
  const t = useText(walletMessages);
  const format = useFormat();
  const methodName = useMethodName();
  const { data, isError } = useOpenDepositsQuery();
  const order = data?.find(({ pause }) => !pause);
  if (!order) return draw(data || isError ? null : undefined);
  return draw({
    to: depositOrderAddress(order),
    title: t('wallet.deposit.open.continue'),
    detail: t('wallet.resume.order', {
      method: methodName(order.method),
      amount: order.usdtAmount
        ? `${format.number(order.usdtAmount)} USDT`
        : format.money(order.missing || order.payAmount),
    }),
  });
}
