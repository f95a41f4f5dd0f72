import { comparePrice } from '@lobby/betting';
import { useText } from '@lobby/i18n';
import { TicketLeg } from '@lobby/ui-kit/ticket-leg';
import type { ReactNode } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import type { Order, OrderLeg } from '../../state/order.ts';
import type { AcceptedLeg } from '../../state/order-answer.ts';
import { useBetName } from '../../view/hooks/use-bet-name.ts';
import { useNamed } from '../../view/hooks/use-named.ts';
import styles from './outcomes.module.css';

/** The legs of an order at the price each was taken at, and whether that is the one it was sent at. */
export function OutcomeLegs({
  order,
  accepted,
}: {
  order: Order;
  accepted: readonly AcceptedLeg[];
}): ReactNode {
  return (
    <ul className={styles.legs}>
      {order.legs.map((leg, at) => (
        <Leg key={leg.selection.key} leg={leg} accepted={accepted[at] ?? leg} />
      ))}
    </ul>
  );
}

function Leg({ leg, accepted }: { leg: OrderLeg; accepted: AcceptedLeg }): ReactNode {
  const t = useText(betslipMessages);
  const say = useBetName();
  const selection = useNamed(leg.selection);
  const words = say({ ...selection, line: accepted.line, strong: accepted.strong });
  const { price } = leg;
  const moved =
    accepted.price.format === price.format
      ? comparePrice(price.format, price.odds, accepted.price.odds)
      : 'same';
  return (
    <li>
      <TicketLeg
        title={[words.pick, words.line].filter(Boolean).join(' ')}
        price={accepted.price.odds}
        before={moved === 'same' ? undefined : price.odds}
      />
      <p className={styles.quiet}>
        {words.market}{' '}
        {selection.champion
          ? selection.league
          : t('betslip.versus', { home: selection.teamH, away: selection.teamC })}
      </p>
      {moved !== 'same' && (
        <p className={styles.quiet}>
          {t(moved === 'better' ? 'betslip.receipt.better' : 'betslip.receipt.other', { odds: price.odds })}
        </p>
      )}
    </li>
  );
}
