import { returnRange } from '@lobby/betting';
import { useText } from '@lobby/i18n';
import { formatYuan } from '@lobby/money';
import { Money } from '@lobby/ui-kit/money';
import { type ReactNode, useMemo } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import type { TicketView } from '../../view/ticket-view.ts';
import { Combinations } from './combinations.tsx';
import styles from './systems.module.css';

/** What a system stakes in all, how many legs must win, and what it returns then. */
export function SystemDetails({ ticket, name }: { ticket: TicketView; name: string }): ReactNode {
  const t = useText(betslipMessages);
  const { legs, sizes, unit, total } = ticket;
  const prices = useMemo(
    () => legs.flatMap(({ offered }) => (offered.open ? [offered.offer.price] : [])),
    [legs],
  );
  const range = useMemo(() => returnRange({ unit: unit ?? 0n, sizes, legs: prices }), [unit, sizes, prices]);
  const hasStake = unit !== undefined && unit > 0n;
  return (
    <div className={styles.details}>
      <p className={styles.needs}>
        {t('betslip.systems.needs', { wins: range.winsToReturn ?? 0, legs: legs.length })}
        {hasStake &&
          range.breakEven.surely !== undefined &&
          ` · ${t('betslip.systems.breakEven', { wins: range.breakEven.surely })}`}
      </p>
      {hasStake && (
        <dl className={styles.amounts}>
          <div>
            <dt>{t('betslip.systems.total')}</dt>
            <dd>
              <Money yuan={formatYuan(total ?? 0n)} />
            </dd>
          </div>
          <div>
            <dt>{t('betslip.systems.least')}</dt>
            <dd>
              <Money yuan={formatYuan(range.least)} />
            </dd>
          </div>
          <div>
            <dt>{t('betslip.systems.best')}</dt>
            <dd>
              <Money yuan={formatYuan(range.best)} />
            </dd>
          </div>
        </dl>
      )}
      <Combinations key={ticket.id} ticket={ticket} prices={prices} name={name} />
    </div>
  );
}
