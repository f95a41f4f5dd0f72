import { useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { orderDismissed, sheetMoved, tabChosen } from '../../store/betslip.slice.ts';
import { useBetslip } from '../../store/use-betslip.ts';
import { ReceiptCard } from '../receipt/receipt.tsx';
import { DraftBet } from './draft-bet.tsx';
import { FocusKeeper } from './focus-keeper.tsx';
import { OrderUnderWay } from './order-under-way.tsx';

/** The content of the slip's tab: nothing yet, a bet being entered, a pending one, or a receipt. */
export function SlipBody({ ownKeyboard }: { ownKeyboard?: boolean }): ReactNode {
  const step = useBetslip(state => state.order.step);
  const key = useBetslip(state => state.slip.items[0]?.key ?? '');
  return (
    <FocusKeeper drawn={`${step} ${key}`}>
      <Step ownKeyboard={ownKeyboard} />
    </FocusKeeper>
  );
}

function Step({ ownKeyboard }: { ownKeyboard?: boolean }): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const order = useBetslip(state => state.order);
  const [selection] = useBetslip(state => state.slip.items);

  switch (order.step) {
    case 'submitting':
    case 'confirming':
    case 'unknown':
    case 'absent':
      return <OrderUnderWay state={order} />;
    case 'accepted':
      return (
        <ReceiptCard
          order={order.order}
          receipt={order.receipt}
          onMore={() => {
            dispatch(orderDismissed());
            dispatch(sheetMoved({ open: false }));
          }}
          onView={() => dispatch(tabChosen('open'))}
        />
      );
    default:
      return selection ? (
        <DraftBet key={selection.key} selection={selection} ownKeyboard={ownKeyboard} />
      ) : (
        <EmptyState size="s" icon="ticket" title={t('betslip.empty.title')} hint={t('betslip.empty.hint')} />
      );
  }
}
