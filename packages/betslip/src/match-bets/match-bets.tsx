import { useFormat, useText } from '@lobby/i18n';
import { Panel } from '@lobby/ui-kit/panel';
import { type ReactNode, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../messages/index.ts';
import { LivePriceNote } from '../open-bets/live-price-note.tsx';
import { useOpenBets } from '../open-bets/use-open-bets.ts';
import { openBetsShown } from '../state/betslip.slice.ts';
import { sheetMoved } from '../state/sheet-moved.ts';
import { useBetName } from '../view/hooks/use-bet-name.ts';
import styles from './match-bets.module.css';
import { type BackedOutcome, outcomesBacked } from './outcomes-backed.ts';

/** What a member has on a match, by outcome; nothing where that is nothing. */
export function MatchBets({ gide }: { gide: string }): ReactNode {
  const t = useText(betslipMessages);
  const { answer } = useOpenBets();
  const outcomes = useMemo(() => (answer?.ok ? outcomesBacked(answer.bets, gide) : []), [answer, gide]);
  if (outcomes.length === 0) return null;
  return (
    <div className={styles.place}>
      <Panel heading={t('betslip.match.title')} content="rows">
        <ul>
          {outcomes.map(outcome => (
            <OutcomeRow key={outcome.key} outcome={outcome} />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

/** An outcome with what rides on it; a press shows the open bets. */
function OutcomeRow({ outcome }: { outcome: BackedOutcome }): ReactNode {
  const { leg, bets, inSeries, stake, winnable } = outcome;
  const t = useText(betslipMessages);
  const { money } = useFormat();
  const dispatch = useDispatch();
  const say = useBetName();
  const words = say(leg);
  const show = () => {
    dispatch(openBetsShown());
    dispatch(sheetMoved({ open: true }));
  };
  return (
    <li>
      <button type="button" className={styles.row} onClick={show}>
        <span className={styles.pick}>
          <b>{[words.pick, words.line].filter(Boolean).join(' ')}</b>
          <span className={styles.quiet}>
            <span>{words.market}</span>
            <LivePriceNote leg={leg} />
          </span>
        </span>
        <span className={styles.money}>
          <span>{t('betslip.match.count', { count: String(bets) })}</span>
          {inSeries > 0 && <span>{t('betslip.match.inSeries', { count: String(inSeries) })}</span>}
          {inSeries < bets && (
            <>
              <span>{t('betslip.match.stake', { amount: money(stake) })}</span>
              <span>{t('betslip.match.win', { amount: money(winnable) })}</span>
            </>
          )}
        </span>
      </button>
    </li>
  );
}
