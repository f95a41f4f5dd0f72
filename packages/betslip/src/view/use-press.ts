import { loginOpened } from '@lobby/api/session';
import { formatYuan } from '@lobby/money';
import { useLayoutEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { usePorts } from '../provider/orders-provider.tsx';
import { pricesAccepted } from '../state/betslip.slice.ts';
import type { OrderDraft, OrderLeg } from '../state/order.ts';
import { actionOf, type SlipAction } from './action.ts';
import { useFunds } from './hooks/funds.tsx';
import { useSlipContext } from './hooks/slip-context.tsx';
import { useBetslip } from './hooks/use-betslip.ts';
import type { LegView } from './leg-source.ts';
import type { SlipView } from './slip-view.ts';
import type { TicketView } from './ticket-view.ts';

/** What the big button does now, and its press, which is also that of Enter in a stake field. */
export function usePress(view: SlipView): { readonly action: SlipAction; readonly press: () => void } {
  const dispatch = useDispatch();
  const { tracker } = usePorts();
  const slipContext = useSlipContext();
  const { userId } = useFunds();
  const policy = useBetslip(state => state.policy);
  const action = useMemo(() => actionOf(view), [view]);

  const press = () => {
    switch (action.kind) {
      case 'accept':
        dispatch(pricesAccepted(agreedTo(action.legs)));
        return;
      case 'login':
        dispatch(loginOpened({ way: 'login' }));
        return;
      case 'place':
        void tracker.place(action.tickets.flatMap(ticket => draftOf(ticket, userId, policy)));
        return;
      case 'blocked': {
        const { by } = action;
        const at = by.kind === 'no-stake' || by.kind === 'stake' || by.kind === 'short' ? by.at : undefined;
        if (at !== undefined) slipContext.fields.get(at)?.focus();
      }
    }
  };
  useLayoutEffect(() => {
    slipContext.press.current = press;
  });
  return { action, press };
}

/** What agreeing to the present offers of these items stores, by key. */
export function agreedTo(legs: readonly LegView[]) {
  return Object.fromEntries(
    legs.flatMap(({ selection, offered }) =>
      offered.open ? [[selection.key, offered.offer.agreeable] as const] : [],
    ),
  );
}

/** The order of a ticket, exactly as it is shown; none while it is not complete. */
function draftOf(ticket: TicketView, userId: string, policy: OrderDraft['policy']): OrderDraft[] {
  const { legs, sizes, unit, exposure } = ticket;
  if (unit === undefined || !exposure) return [];
  const sent = legs.flatMap(({ selection, offered, stateVersion }): OrderLeg[] => {
    if (!offered.open) return [];
    const { price, line, strong } = offered.offer;
    return [{ selection, price, line, strong, stateVersion }];
  });
  if (sent.length < legs.length) return [];
  return [
    {
      userId,
      legs: sent,
      sizes,
      stake: formatYuan(unit),
      policy,
      risk: formatYuan(exposure.risk),
      win: formatYuan(exposure.win),
    },
  ];
}
