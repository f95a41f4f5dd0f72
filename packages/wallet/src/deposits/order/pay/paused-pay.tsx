import { useText } from '@lobby/i18n';
import { walletMessages } from '../../../messages/index.ts';
import type { DepositOrder } from '../../deposit-types.ts';
import type { DepositOrderViewProps } from '../deposit-order-props.ts';
import { ReportOffer } from '../ends/report-offer.tsx';
import css from './pay.module.css';
import { PayActions } from './pay-actions.tsx';

/** An order of a member in a pause: neither where to pay nor a countdown, but that it was paid, and its end. */
export function PausedPay(props: DepositOrderViewProps & { readonly order: DepositOrder }) {
  const { order } = props;
  const t = useText(walletMessages);
  const isClaimed = order.state === 'claimed';
  return (
    <div className={css.stage}>
      <p role="status">{t(isClaimed ? 'wallet.pause.claimed' : 'wallet.pause.unpaid')}</p>
      {isClaimed && <ReportOffer order={order} onReport={props.onReport} />}
      <PayActions {...props} />
    </div>
  );
}
