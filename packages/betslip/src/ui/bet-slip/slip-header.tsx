import { useText } from '@lobby/i18n';
import { type ReactNode, useId } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { useShare } from '../../share-slip/use-share.ts';
import { slipCleared } from '../../state/betslip.slice.ts';
import { useBetslip } from '../../view/hooks/use-betslip.ts';
import { QuickBetMark } from '../quick-bet/quick-bet-mark.tsx';
import styles from './bet-slip.module.css';

/** Title, the number of bets, and the buttons that share and empty it. */
export function SlipHeader({ titleId, after }: { titleId: string; after?: ReactNode }): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const count = useBetslip(state => state.slip.items.length);
  // A code holds picks of matches, and champions are in the slip alone.
  const isShareable = useBetslip(state => state.slip.items.some(item => !item.champion));
  const isLocked = useBetslip(state => state.slip.confirming);
  const countId = useId();
  const { isSharing, share } = useShare();
  return (
    <header className={styles.header}>
      <h2 id={titleId} className={styles.title} aria-describedby={countId}>
        {t('betslip.title')}
      </h2>
      <span id={countId} className={styles.count} data-none={count === 0 || undefined}>
        {count}
      </span>
      <QuickBetMark />
      <span className={styles.space} />
      {isShareable && (
        <button type="button" className={styles.clear} disabled={isSharing} onClick={() => void share()}>
          {t('betslip.share.action')}
        </button>
      )}
      {count > 0 && !isLocked && (
        <button type="button" className={styles.clear} onClick={() => dispatch(slipCleared())}>
          {t('betslip.clear')}
        </button>
      )}
      {after}
    </header>
  );
}
