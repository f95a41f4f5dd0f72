import { showPrice } from '@lobby/betting';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Spinner } from '@lobby/ui-kit/spinner';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { useNamed } from '../../slip/use-named.ts';
import { sheetMoved } from '../../store/betslip.slice.ts';
import { isUnderWay } from '../../store/order.ts';
import type { PickedSelection } from '../../store/selection.ts';
import { useBetslip } from '../../store/use-betslip.ts';
import { useBetName } from '../use-bet-name.ts';
import styles from './slip-bar.module.css';
import { SlipSheet } from './slip-sheet.tsx';

/** The phone's slip: a bar at the bottom with count and price, and a sheet that stays mounted. */
export function SlipBar(): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const count = useBetslip(state => state.slip.items.length);
  const isLocked = useBetslip(state => isUnderWay(state.order));
  return (
    <>
      <section className={styles.bar} aria-label={t('betslip.title')}>
        <b className={styles.title}>
          {t('betslip.title')} <span className={styles.count}>{count}</span>
        </b>
        <Summary />
        <Button
          variant={count > 0 || isLocked ? 'primary' : 'outline'}
          aria-label={t('betslip.bar.open')}
          aria-haspopup="dialog"
          onClick={() => dispatch(sheetMoved({ open: true }))}
        >
          {t('betslip.bar.view')}
        </Button>
      </section>
      <SlipSheet />
    </>
  );
}

/** The pick and its price, or that an order is being confirmed, or what to do. */
function Summary(): ReactNode {
  const t = useText(betslipMessages);
  const order = useBetslip(state => state.order);
  const [selection] = useBetslip(state => state.slip.items);
  if (isUnderWay(order)) {
    return (
      <span className={styles.summary}>
        <Spinner size={16} />
        {t('betslip.bar.confirming')}
      </span>
    );
  }
  if (!selection) return <span className={styles.summary}>{t('betslip.bar.empty')}</span>;
  return <Picked selection={selection} />;
}

function Picked(props: { selection: PickedSelection }): ReactNode {
  const say = useBetName();
  const format = useBetslip(state => state.oddsFormat);
  const selection = useNamed(props.selection);
  const { agreed } = selection;
  const words = say({ ...selection, ...agreed });
  return (
    <span className={styles.summary}>
      <span className={styles.pick}>{[words.pick, words.line].filter(Boolean).join(' ')}</span>
      <b className={styles.price}>{showPrice(agreed.price, format)?.odds}</b>
    </span>
  );
}
