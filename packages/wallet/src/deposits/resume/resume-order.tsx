import { useOpenDepositsQuery } from '@lobby/api/endpoints/payment';
import type { ResumeProps } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { walletMessages } from '../../messages/index.ts';
import { useMethodName } from '../methods/method-names.ts';
import { depositOrderAddress } from '../order/deposit-order-address.ts';
import { useAmountDue } from '../order/use-amount-due.ts';

/** The newest deposit order that waits for money; none in a pause, when nothing invites to pay. */
export default function ResumeOrder({ draw }: ResumeProps) {
  const t = useText(walletMessages);
  const amountDue = useAmountDue();
  const methodName = useMethodName();
  const { data, isError } = useOpenDepositsQuery();
  const order = data?.find(({ pause }) => !pause);
  if (!order) return draw(data || isError ? null : undefined);
  return draw({
    to: depositOrderAddress(order),
    title: t('wallet.deposit.open.continue'),
    detail: t('wallet.resume.order', {
      method: methodName(order.method),
      amount: amountDue(order),
    }),
  });
}
