import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { refillMoved } from '../../store/betslip.slice.ts';
import type { Refill, Refused } from '../../store/refill-state.ts';
import { useBetName } from '../use-bet-name.ts';
import styles from './refill-note.module.css';

/** How many picks of an earlier moment are in the slip now, and which are not: gone, or kept out by a rule. */
export function TakenOver({ refill }: { refill: Extract<Refill, { step: 'told' }> }): ReactNode {
  const { taken, gone, refused } = refill;
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  return (
    <div className={styles.note}>
      <p>{taken === 0 ? t('betslip.refill.none') : t('betslip.refill.some', { count: taken })}</p>
      <ul className={styles.missing}>
        {gone.map(({ teamH, teamC }, at) => (
          <li key={at}>
            {t('betslip.refill.gone', { name: t('betslip.versus', { home: teamH, away: teamC }) })}
          </li>
        ))}
        {refused.map(each => (
          <KeptOut key={`${each.selection.key} ${each.rule}`} refused={each} />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button size="s" onClick={() => dispatch(refillMoved(undefined))}>
          {t('betslip.notice.dismiss')}
        </Button>
      </div>
    </div>
  );
}

function KeptOut({ refused: { selection, rule } }: { refused: Refused }): ReactNode {
  const t = useText(betslipMessages);
  const say = useBetName();
  const { agreed, teamH, teamC } = selection;
  const { pick } = say({ ...selection, line: agreed.line, strong: agreed.strong });
  const match = t('betslip.versus', { home: teamH, away: teamC });
  const why = rule === 'limit' ? 'limit' : rule === 'champion' ? 'champion' : 'same-match';
  return <li>{t(`betslip.refill.kept-out.${why}`, { name: `${match} ${pick}` })}</li>;
}
