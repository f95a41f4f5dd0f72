import { configureApi } from '@lobby/api';
import { endSession, startSession } from '@lobby/api/session';
import { removeItem } from '@lobby/api/storage';
import { codeOf } from '@lobby/api-client/result-codes';
import { fakeApiSettings } from '@lobby/api-client/testing';
import { type ReactNode, useMemo } from 'react';
import { PortsProvider } from '../betslip-ports.tsx';
import { pendingCashOutsItem } from '../open-bets/cash-out/pending-cash-outs.ts';
import type { MatchNames, PriceReading } from '../ports/ports.ts';
import type { BetslipState } from '../state/betslip-state.ts';
import { livePricesItem, oddsPolicyItem, pendingOrdersItem } from '../state/stored/stored-items.ts';
import { memberSlipItem, visitorSlipItem } from '../state/stored/stored-slip.ts';
import { stakeHabitsItem } from '../view/hooks/stake-habits.ts';
import { type FakeOrders, type FakeShares, fakeOrders, fakePrices, fakeShares } from './fake-ports.ts';

export interface SlipStageProps {
  orders?: FakeOrders;
  shares?: FakeShares;
  prices?: Readonly<Record<string, PriceReading>>;
  /** What the one match of the story is called now. */
  names?: MatchNames;
  toDeposit?: () => void;
  toMatch?: (gide: string, gtype: string) => void;
  children: ReactNode;
}

/** The slip with ports that answer from the story. */
export function SlipStage({
  orders,
  shares,
  prices,
  names,
  toDeposit,
  toMatch,
  children,
}: SlipStageProps): ReactNode {
  const ports = useMemo(
    () => ({
      ...fakeShares(shares),
      orders: fakeOrders(orders),
      prices: fakePrices(prices),
      names: { read: () => names, subscribe: () => () => {} },
      toDeposit,
      toMatch,
    }),
    [orders, shares, prices, names, toDeposit, toMatch],
  );
  return <PortsProvider value={ports}>{children}</PortsProvider>;
}

/** Nothing of a story is left for the next one. */
function forget(): void {
  removeItem(pendingOrdersItem);
  removeItem(pendingCashOutsItem);
  removeItem(oddsPolicyItem);
  removeItem(livePricesItem);
  removeItem(memberSlipItem);
  removeItem(visitorSlipItem);
  removeItem(stakeHabitsItem);
}

/** Before a story: a member is logged in (or none), and the balance call answers without a network. */
export function enter(who: 'member' | 'visitor', balance = '12680.50'): () => void {
  configureApi({
    ...fakeApiSettings,
    fetch: async () => {
      const data = { balance, lockMoney: '0', centerWalletBalance: balance };
      return Response.json({ status_code: codeOf('success'), data, message: '' });
    },
  });
  forget();
  if (who === 'member') startSession({ token: 'story', userId: 'u1' });
  else endSession();
  return () => {
    forget();
    endSession();
  };
}

/** The parameters of a story of the slip: the slice it begins with, and what its ports answer. */
export function on(betslip: BetslipState, ports: Omit<SlipStageProps, 'children'> = {}) {
  return { house: { state: { betslip } }, ...ports };
}
