import { useText } from '@lobby/i18n';
import { useTicketExport } from '@lobby/ui-kit/use-ticket-export';
import { lazy, type ReactNode, Suspense } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import type { Order } from '../../state/order.ts';
import type { Receipt } from '../../state/order-answer.ts';
import styles from './outcomes.module.css';

/** Few take a receipt along: not part of the slip. */
const ReceiptExport = lazy(() => import('./receipt-export.tsx'));

/** Takes the receipt of an accepted bet along: on paper, or as a picture. */
export function ReceiptButtons({ order, receipt }: { order: Order; receipt: Receipt }): ReactNode {
  const t = useText(betslipMessages);
  const { as, start, done } = useTicketExport({
    saved: t('betting.receipt.saved'),
    failed: t('betting.receipt.saveFailed'),
  });
  const isBusy = as !== undefined;
  return (
    <span className={styles.takeAlong}>
      <button type="button" className={styles.unfold} disabled={isBusy} onClick={() => start('paper')}>
        {t('betting.receipt.print')}
      </button>
      <button type="button" className={styles.unfold} disabled={isBusy} onClick={() => start('picture')}>
        {t('betting.receipt.save')}
      </button>
      {as && (
        <Suspense>
          <ReceiptExport order={order} receipt={receipt} as={as} onDone={done} />
        </Suspense>
      )}
    </span>
  );
}
