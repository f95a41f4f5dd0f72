import { useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import type { Receipt } from '../../ports/order-answer.ts';
import type { Order } from '../../store/order.ts';
import styles from './outcomes.module.css';

/** Few take a receipt along: not part of the slip. */
const TakenAlong = lazy(() => import('./taken-along.tsx'));

/** Takes the receipt of an accepted bet along: on paper, or as a picture. */
export function ReceiptButtons({ order, receipt }: { order: Order; receipt: Receipt }): ReactNode {
  const t = useText(betslipMessages);
  const [as, setAs] = useState<'paper' | 'picture'>();
  const isBusy = as !== undefined;
  const done = (saved?: boolean) => {
    if (saved) toast.success(t('betting.receipt.saved'));
    if (saved === false) toast.error(t('betting.receipt.saveFailed'));
    setAs(undefined);
  };
  return (
    <span className={styles.takeAlong}>
      <button type="button" className={styles.unfold} disabled={isBusy} onClick={() => setAs('paper')}>
        {t('betting.receipt.print')}
      </button>
      <button type="button" className={styles.unfold} disabled={isBusy} onClick={() => setAs('picture')}>
        {t('betting.receipt.save')}
      </button>
      {as && (
        <Suspense>
          <TakenAlong order={order} receipt={receipt} as={as} onDone={done} />
        </Suspense>
      )}
    </span>
  );
}
