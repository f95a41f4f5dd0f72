import { systemTypes } from '@lobby/betting';
import { useText } from '@lobby/i18n';
import { Segmented } from '@lobby/ui-kit/segmented';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { basisChosen } from '../../state/betslip.slice.ts';
import { useBetslip } from '../../view/hooks/use-betslip.ts';
import { useLegs } from '../../view/hooks/use-combined.ts';
import { HongKongOdds, TooFewLegs } from '../combined-stake/series-notes.tsx';
import { SystemRow } from './system-row.tsx';
import styles from './systems.module.css';

const bases = ['each', 'total'] as const;

/** What can be made of the items: a row for each system, each a ticket of its own once it has a stake. */
export function Systems(props: {
  active: string | undefined;
  onActive: (id: string) => void;
  ownKeyboard?: boolean;
}): ReactNode {
  const { active, onActive, ownKeyboard } = props;
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const basis = useBetslip(state => state.basis);
  const shared = useBetslip(state => state.shared);
  const legs = useLegs();
  if (legs.length < 2) return <TooFewLegs />;

  const types = systemTypes(legs.length);
  const isType = (id: string) => types.some(type => type.id === id);
  // In the sheet of a phone the keys of the first would hide all others.
  const first = ownKeyboard ? undefined : types[0]?.id;
  const shown = [active ?? '', ...(shared ?? [])].find(isType) ?? first;
  return (
    <section className={styles.systems} aria-label={t('betslip.form.systems')}>
      <header className={styles.head}>
        <HongKongOdds />
        <Segmented
          size="s"
          label={t('betslip.basis.label')}
          value={basis}
          onChange={value => dispatch(basisChosen(value))}
          items={bases.map(value => ({ value, label: t(`betslip.basis.${value}`) }))}
        />
      </header>
      <ul className={styles.rows}>
        {types.map(type => (
          <SystemRow
            key={type.id}
            type={type}
            legs={legs}
            inTotal={basis === 'total'}
            isActive={type.id === shown}
            isShared={shared?.includes(type.id)}
            onActive={onActive}
            ownKeyboard={ownKeyboard}
          />
        ))}
      </ul>
    </section>
  );
}
