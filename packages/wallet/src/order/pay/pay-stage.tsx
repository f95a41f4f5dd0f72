import { useText } from '@lobby/i18n';
import type { DepositOrder } from '../../deposit-types.ts';
import { walletMessages } from '../../messages/index.ts';
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
  return (
    <div className={css.stage}>
      <PayHead order={order} now={now} onOver={props.onAsk} />
      {order.method === 'bank' ? (
        <BankPayee order={order} />
      ) : order.usdtAmount !== '' ? (
        <CoinPayee order={order} now={now} />
      ) : (
        <ScanPayee order={order} />
      )}
      <p role="status" className={css.claimed}>
        {order.state === 'claimed' && t('wallet.order.claimed')}
      </p>
      <PayActions {...props} />
    </div>
  );
}
