import { useText } from '@lobby/i18n';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import type { Receipt } from '../../ports/order-answer.ts';
import type { Order } from '../../store/order.ts';
import styles from './outcomes.module.css';

/** Few print: not part of the slip. */
const PrintedReceipt = lazy(() => import('./printed-receipt.tsx'));

/** Prints the receipt of an accepted bet. */
export function PrintButton({ order, receipt }: { order: Order; receipt: Receipt }): ReactNode {
  const t = useText(betslipMessages);
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <button type="button" className={styles.unfold} disabled={isPrinting} onClick={() => setPrinting(true)}>
        {t('betting.receipt.print')}
      </button>
      {isPrinting && (
        <Suspense>
          <PrintedReceipt order={order} receipt={receipt} onDone={() => setPrinting(false)} />
        </Suspense>
      )}
    </>
  );
}
