import { useText } from '@lobby/i18n';
import { Callout } from '@lobby/ui-kit/callout';
import { useEffect, useRef } from 'react';
import type { DepositOrder } from '../../deposit-types.ts';
import { walletMessages } from '../../messages/index.ts';
import { ReportOffer } from '../ends/report-offer.tsx';
import type { OrderViewProps } from '../order-props.ts';
import { BankPayee } from './bank-payee.tsx';
import { CoinPayee } from './coin-payee.tsx';
import css from './pay.module.css';
import { PayActions } from './pay-actions.tsx';
import { PayHead } from './pay-head.tsx';
import { ScanPayee } from './scan-payee.tsx';

type PayStageProps = OrderViewProps & { readonly order: DepositOrder };

/** What is to be paid, until when and where, and what can be done about the order. */
export function PayStage(props: PayStageProps) {
  const { order, now } = props;
  const t = useText(walletMessages);
  const isClaimed = order.state === 'claimed';
  const said = useRef<HTMLParagraphElement>(null);
  const wasClaimed = useRef(isClaimed);
  useEffect(() => {
    // The button that was pressed is gone: the focus goes to what came of it.
    if (isClaimed && !wasClaimed.current && document.activeElement === document.body) said.current?.focus();
    wasClaimed.current = isClaimed;
  }, [isClaimed]);
  return (
    <div className={css.stage}>
      {props.isInPlaceOfNew && (
        <Callout icon="info" role="status">
          {t('wallet.order.inPlaceOfNew')}
        </Callout>
      )}
      <PayHead order={order} now={now} onOver={props.onAsk} />
      {order.method === 'bank' ? (
        <BankPayee order={order} />
      ) : order.usdtAmount !== '' ? (
        <CoinPayee order={order} now={now} />
      ) : (
        <ScanPayee order={order} />
      )}
      {order.usdtAmount === '' && <p>{t('wallet.order.once')}</p>}
      <p ref={said} role="status" tabIndex={-1} className={css.claimed}>
        {isClaimed && t('wallet.order.claimed')}
      </p>
      {isClaimed && <ReportOffer order={order} onReport={props.onReport} />}
      <PayActions {...props} />
    </div>
  );
}
