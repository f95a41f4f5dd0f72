import { nameTicket } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import type { ReactNode } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import { seriesStake } from '../../state/betslip-state.ts';
import { useCombined, useLegs } from '../../view/hooks/use-combined.ts';
import { totalOdds } from '../../view/total-odds.ts';
import { StakeField } from '../stake-field/stake-field.tsx';
import styles from './combined-stake.module.css';
import { HongKongOdds, TooFewLegs } from './series-notes.tsx';

/** The series of all items: what it is called, its odds, and its one stake. */
export function CombinedStake({ ownKeyboard }: { ownKeyboard?: boolean }): ReactNode {
  const legs = useLegs();
  if (legs.length < 2) return <TooFewLegs />;
  return <SeriesStake key={legs.length} ownKeyboard={ownKeyboard} />;
}

function SeriesStake({ ownKeyboard }: { ownKeyboard?: boolean }): ReactNode {
  const t = useText(betslipMessages);
  const legs = useLegs();
  const sizes = [legs.length];
  const ticket = useCombined(seriesStake, { legs, sizes, combinations: 1, inTotal: false });
  const prices = legs.flatMap(({ offered }) => (offered.open ? [offered.offer.price] : []));
  const odds = ticket.isOpen ? totalOdds(prices) : undefined;
  const name = nameTicket(t, legs.length, sizes);
  return (
    <section className={styles.combined} aria-label={name}>
      <header className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <HongKongOdds />
        <span className={styles.odds}>
          {t('betslip.series.odds')} <b>{odds ?? '--'}</b>
        </span>
      </header>
      <StakeField ticket={ticket} of={name} isActive ownKeyboard={ownKeyboard} />
    </section>
  );
}
