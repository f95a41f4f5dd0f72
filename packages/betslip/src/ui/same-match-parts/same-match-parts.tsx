import { nameParts } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { type ReactNode, useId } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { sameMatchPartRemoved } from '../../state/betslip.slice.ts';
import type { PickedSelection } from '../../state/selection.ts';
import { useBetslip } from '../../view/hooks/use-betslip.ts';
import { RemoveButton } from '../remove-button/remove-button.tsx';
import styles from './same-match-parts.module.css';

/** The picks of a same-match combination, each of which can be taken out; and what they are together. */
export function SameMatchParts({ selection }: { selection: PickedSelection }): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const locked = useBetslip(state => state.slip.confirming);
  const rule = useId();
  const names = nameParts(t, { ...selection, line: '', strong: '' });
  const texts = selection.rtype.split('+').map(group => group.split('|'));
  const hasAlternatives = names.some(group => group.length > 1);
  return (
    <>
      <ul className={styles.parts} aria-label={t('betslip.sameMatch.parts')} aria-describedby={rule}>
        {names.map((group, row) => (
          <li key={group.join()} className={styles.group}>
            {group.map((name, at) => (
              <div key={name} className={styles.part}>
                {at > 0 && <span className={styles.or}>{t('betslip.sameMatch.or')}</span>}
                <span className={styles.name}>{name}</span>
                <RemoveButton
                  label={t('betslip.sameMatch.remove', { name })}
                  disabled={locked}
                  onClick={() =>
                    dispatch(sameMatchPartRemoved({ key: selection.key, part: texts[row]?.[at] ?? '' }))
                  }
                />
              </div>
            ))}
          </li>
        ))}
      </ul>
      <p id={rule} className={styles.rule}>
        {t(hasAlternatives ? 'betslip.sameMatch.ruleAlternatives' : 'betslip.sameMatch.rule')}
      </p>
    </>
  );
}
