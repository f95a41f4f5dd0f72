import { useText } from '@lobby/i18n';
import { Progress } from '@lobby/ui-kit/progress';
import { Spinner } from '@lobby/ui-kit/spinner';
import { walletMessages } from '../../../messages/index.ts';
import type { DepositOrder } from '../../deposit-types.ts';
import css from './ends.module.css';

/** The payment is seen and not final; on a chain with how many confirmations it has. */
export function Confirming({ order }: { order: DepositOrder }) {
  const t = useText(walletMessages);
  const { confirmations: seen, confirmationsNeeded: needed } = order;
  const chain = t('wallet.depositOrder.confirming.chain', { seen: Math.min(seen, needed), needed });
  return (
    <div className={css.end} role="status">
      <Spinner size={36} />
      <p className={css.endTitle}>{t('wallet.depositOrder.confirming')}</p>
      {needed > 0 && (
        <>
          <Progress width="narrow" label={chain} max={needed} value={Math.min(seen, needed)} />
          <p className={css.figures}>{chain}</p>
        </>
      )}
      <p>{t(order.pause ? 'wallet.pause.confirming' : 'wallet.depositOrder.confirming.hint')}</p>
    </div>
  );
}
