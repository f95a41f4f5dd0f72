import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { Spinner } from '@lobby/ui-kit/spinner';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { usePorts } from '../../provider/orders-provider.tsx';
import { openBetsShown, outcomeRead } from '../../state/betslip.slice.ts';
import type { OrderState } from '../../state/order.ts';
import { isUnderWay, type Placement } from '../../state/placement.ts';
import { sheetMoved } from '../../state/sheet-moved.ts';
import { OutcomeRow } from './outcome-row.tsx';
import styles from './outcomes.module.css';
import { ReceiptButtons } from './receipt-buttons.tsx';
import { useSummary } from './use-summary.ts';

/** What became of the orders of one press: each with its state, its receipt, or its reason and what to do about it. */
export function Outcomes({ placement }: { placement: Placement }): ReactNode {
  const { orders } = placement;
  const summary = useSummary(orders);
  const only = orders.length === 1 ? orders[0] : undefined;
  return (
    <section className={styles.outcomes} aria-label={summary.title}>
      <header className={styles.head} data-tone={summary.tone}>
        <Sign tone={summary.tone} />
        <div role="status">
          {/* Takes the focus after placing. */}
          <h3 tabIndex={-1} data-keeps-focus className={styles.title}>
            {summary.title}
          </h3>
          <p className={styles.hint}>{summary.hint}</p>
        </div>
      </header>
      <ul className={styles.list}>
        {orders.map(state => (
          <OutcomeRow key={state.order.operationId} state={state} isOnly={orders.length === 1} />
        ))}
      </ul>
      <Actions placement={placement} />
      {only?.step === 'accepted' && (
        <div className={styles.print}>
          <ReceiptButtons order={only.order} receipt={only.receipt} />
        </div>
      )}
    </section>
  );
}

function Sign({ tone }: { tone: ReturnType<typeof useSummary>['tone'] }): ReactNode {
  if (tone === 'waiting') return <Spinner size={24} />;
  const names = { timed: 'clock', good: 'success', bad: 'error', mixed: 'info', absent: 'warning' } as const;
  return <Icon name={names[tone]} size={24} />;
}

function Actions({ placement }: { placement: Placement }): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const { tracker } = usePorts();
  const { orders } = placement;
  const has = (step: OrderState['step']) => orders.some(order => order.step === step);
  if (has('absent')) {
    return (
      <div className={styles.actions}>
        <Button variant="outline" wide onClick={tracker.giveUp}>
          {t('betslip.progress.absent.drop')}
        </Button>
        <Button variant="primary" wide onClick={() => void tracker.sendAgain()}>
          {t('betslip.progress.absent.send')}
        </Button>
      </div>
    );
  }
  if (isUnderWay(placement) || !has('accepted')) return null;
  return (
    <div className={styles.actions}>
      <Button
        variant="outline"
        wide
        onClick={() => {
          dispatch(openBetsShown());
        }}
      >
        {t('betslip.receipt.view')}
      </Button>
      <Button
        variant={has('rejected') ? 'outline' : 'primary'}
        wide
        onClick={() => {
          dispatch(outcomeRead({}));
          dispatch(sheetMoved({ open: false }));
        }}
      >
        {t('betslip.receipt.more')}
      </Button>
    </div>
  );
}
