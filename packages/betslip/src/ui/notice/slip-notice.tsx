import { useText } from '@lobby/i18n';
import { SLIP_LIMIT } from '@lobby/sports';
import { Icon } from '@lobby/ui-kit/icon';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { FocusKeeper } from '../../parts/focus-keeper.tsx';
import { changeUndone, noticeRead, sameMatchCombined } from '../../state/betslip.slice.ts';
import { sameMatchOffer } from '../../state/same-match/same-match.ts';
import { useBetslip } from '../../view/hooks/use-betslip.ts';
import styles from './slip-notice.module.css';

/** Which rule of the slip has just been at work. Always there, so that screen readers hear it change. */
export function SlipNotice(): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const notice = useBetslip(state => state.notice);
  const canUndo = useBetslip(state => state.undo !== undefined && !state.slip.confirming);
  const offered = useBetslip(state => sameMatchOffer(state)?.kind);
  return (
    <FocusKeeper drawn={`${notice?.id} ${offered}`}>
      <div role="status" className={styles.region}>
        {notice && (
          <p key={notice.id} className={styles.notice}>
            <Icon name="info" size={16} />
            <span className={styles.text}>
              {t(`betslip.notice.${notice.name}`, { count: notice.count ?? 0, most: SLIP_LIMIT })}
              {offered === 'may-push' && (
                <span className={styles.more}>{t('betslip.sameMatch.mayPush')}</span>
              )}
              {offered === 'of-goal-times' && (
                <span className={styles.more}>{t('betslip.sameMatch.ofGoalTimes')}</span>
              )}
              {offered === 'of-both-halves' && (
                <span className={styles.more}>{t('betslip.sameMatch.ofBothHalves')}</span>
              )}
              {offered === 'of-sub-match' && (
                <span className={styles.more}>{t('betslip.sameMatch.ofSubMatch')}</span>
              )}
              {(offered === 'combine' || offered === 'alternative') && (
                <button
                  type="button"
                  className={styles.combine}
                  onClick={() => dispatch(sameMatchCombined())}
                >
                  {t(`betslip.sameMatch.${offered}`)}
                </button>
              )}
            </span>
            {canUndo && (
              <button type="button" className={styles.undo} onClick={() => dispatch(changeUndone())}>
                {t('betslip.notice.undo')}
              </button>
            )}
            <button
              type="button"
              className={styles.dismiss}
              aria-label={t('betslip.notice.dismiss')}
              onClick={() => dispatch(noticeRead())}
            >
              <Icon name="close" size={14} />
            </button>
          </p>
        )}
      </div>
    </FocusKeeper>
  );
}
