import { useText } from '@lobby/i18n';
import { Callout } from '@lobby/ui-kit/callout';
import { useEffect, useRef } from 'react';
import { walletMessages } from '../../../messages/index.ts';
import type { DepositOrder } from '../../deposit-types.ts';
import type { DepositOrderViewProps } from '../deposit-order-props.ts';
import { ReportOffer } from '../ends/report-offer.tsx';
import { BankPayee } from './bank-payee.tsx';
import { CoinPayee } from './coin-payee.tsx';
import css from './pay.module.css';
import { PayActions } from './pay-actions.tsx';
import { PayHead } from './pay-head.tsx';
import { ScanPayee } from './scan-payee.tsx';

type PayStageProps = DepositOrderViewProps & { readonly order: DepositOrder };

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
          {t('wallet.depositOrder.inPlaceOfNew')}
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
      {order.usdtAmount === '' && <p>{t('wallet.depositOrder.once')}</p>}
      <p ref={said} role="status" tabIndex={-1} className={css.claimed}>
        {isClaimed && t('wallet.depositOrder.claimed')}
      </p>
      {isClaimed && <ReportOffer order={order} onReport={props.onReport} />}
      <PayActions {...props} />
    </div>
  );
}
