import type { ReactNode } from 'react';
import { usePorts } from '../../ports/betslip-ports.tsx';
import type { OrderState } from '../../store/order.ts';
import { LockedTotals } from '../order-progress/locked-totals.tsx';
import { OrderProgress } from '../order-progress/order-progress.tsx';
import { SelectionCard } from '../selection-card/selection-card.tsx';

/** A bet that was sent: exactly as it was sent, locked, until its outcome is known. */
export function OrderUnderWay(props: {
  state: Extract<OrderState, { step: 'submitting' | 'confirming' | 'unknown' | 'absent' }>;
}): ReactNode {
  const { tracker } = usePorts();
  const { order } = props.state;
  const { selection } = order;
  return (
    <>
      <SelectionCard
        selection={selection}
        price={order.price}
        line={order.line}
        strong={order.strong}
        score={selection.score}
      />
      <OrderProgress
        order={props.state}
        onSendAgain={() => void tracker.sendAgain()}
        onGiveUp={tracker.giveUp}
      />
      <LockedTotals order={order} />
    </>
  );
}
