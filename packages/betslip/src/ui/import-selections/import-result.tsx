import { useText } from '@lobby/i18n';
import { SLIP_LIMIT } from '@lobby/sports';
import { Button } from '@lobby/ui-kit/button';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { importChanged } from '../../state/betslip.slice.ts';
import type { KeptOutSelection, SelectionImport } from '../../state/selection-import.ts';
import { useBetName } from '../../view/hooks/use-bet-name.ts';
import styles from './import-note.module.css';

/** How many picks of an earlier moment are in the slip now, and which are not: gone, or kept out by a rule. */
export function ImportResult({
  selectionImport,
}: {
  selectionImport: Extract<SelectionImport, { step: 'done' }>;
}): ReactNode {
  const { count, unavailable, refused } = selectionImport;
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  return (
    <div className={styles.note}>
      <p>{count === 0 ? t('betslip.import.none') : t('betslip.import.some', { count: count })}</p>
      <ul className={styles.missing}>
        {unavailable.map(({ teamH, teamC }, at) => (
          <li key={at}>
            {t('betslip.import.unavailable', { name: t('betslip.versus', { home: teamH, away: teamC }) })}
          </li>
        ))}
        {refused.map(each => (
          <KeptOut key={`${each.selection.key} ${each.rule}`} refused={each} />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button size="s" onClick={() => dispatch(importChanged(undefined))}>
          {t('betslip.notice.dismiss')}
        </Button>
      </div>
    </div>
  );
}

function KeptOut({ refused: { selection, rule } }: { refused: KeptOutSelection }): ReactNode {
  const t = useText(betslipMessages);
  const say = useBetName();
  const { agreed, teamH, teamC } = selection;
  const { pick } = say({ ...selection, line: agreed.line, strong: agreed.strong });
  const match = t('betslip.versus', { home: teamH, away: teamC });
  const why = rule === 'limit' ? 'limit' : rule === 'champion' ? 'champion' : 'same-match';
  return <li>{t(`betslip.import.kept-out.${why}`, { name: `${match} ${pick}`, most: SLIP_LIMIT })}</li>;
}
