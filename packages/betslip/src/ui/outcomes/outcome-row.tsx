import { combinationCount } from '@lobby/betting';
import { useText } from '@lobby/i18n';
import { formatYuan, parseYuan } from '@lobby/money';
import { Badge } from '@lobby/ui-kit/badge';
import { Money } from '@lobby/ui-kit/money';
import { Ticket } from '@lobby/ui-kit/ticket';
import { type ReactNode, useState } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import { Countdown } from '../../parts/countdown.tsx';
import type { Order, OrderState } from '../../state/order.ts';
import { useTicketName } from '../../view/hooks/use-ticket-name.ts';
import { legsOf } from '../../view/order-legs.ts';
import { OutcomeLegs } from './outcome-legs.tsx';
import styles from './outcomes.module.css';
import { ReceiptButtons } from './receipt-buttons.tsx';
import { ReceiptRows } from './receipt-rows.tsx';
import { Refusal } from './refusal.tsx';

const tones = {
  submitting: 'neutral',
  confirming: 'gold',
  unknown: 'gold',
  absent: 'gold',
  accepted: 'accent',
  rejected: 'danger',
} as const;

/** What was typed, of all combinations, yuan: with a negative price it is not what is held. */
function stakeOf({ stake, legs, sizes }: Order): string {
  return formatYuan((parseYuan(stake) ?? 0n) * BigInt(combinationCount(legs.length, sizes)));
}

/** One order: what it is, its state, and what belongs to that: a countdown, a receipt, a reason with its remedy. */
export function OutcomeRow({ state, isOnly }: { state: OrderState; isOnly: boolean }): ReactNode {
  const t = useText(betslipMessages);
  const { order, step } = state;
  const [isUnfolded, setUnfolded] = useState(isOnly);
  const isAccepted = step === 'accepted';
  const isUnfoldedReceipt = isAccepted && isUnfolded;
  const sums = isAccepted ? { risk: state.receipt.risk, win: state.receipt.winnable } : order;
  const foot = (
    <>
      {step === 'confirming' && <Countdown since={state.since} until={state.confirmAt} />}
      {step === 'rejected' && <Refusal state={state} />}
      {step !== 'rejected' && !isUnfoldedReceipt && (
        <p className={styles.sums}>
          <span>
            {t(sums.risk === stakeOf(order) ? 'betslip.total.stake' : 'betslip.total.risk')}{' '}
            <Money yuan={sums.risk} />
          </span>
          <span>
            {t('betslip.total.win')} <Money yuan={sums.win} />
          </span>
        </p>
      )}
      {isAccepted && !isOnly && (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(before => !before)}
        >
          {t(isUnfolded ? 'betslip.receipt.fold' : 'betslip.receipt.unfold')}
        </button>
      )}
      {isUnfoldedReceipt && (
        <>
          <ReceiptRows order={order} receipt={state.receipt} />
          {!isOnly && <ReceiptButtons order={order} receipt={state.receipt} />}
        </>
      )}
    </>
  );
  return (
    <li className={styles.outcome}>
      <Ticket foot={foot}>
        <TicketHead state={state} />
        <OutcomeLegs order={order} accepted={legsOf(state)} />
      </Ticket>
    </li>
  );
}

function TicketHead({ state: { order, step } }: { state: OrderState }): ReactNode {
  const t = useText(betslipMessages);
  const name = useTicketName();
  return (
    <p className={styles.ticket}>
      <span>{name(order.legs.length, order.sizes)}</span>
      <Badge size="s" tone={tones[step]}>
        {t(`betslip.outcome.${step}`)}
      </Badge>
    </p>
  );
}
