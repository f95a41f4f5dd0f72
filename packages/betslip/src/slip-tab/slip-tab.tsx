import { useSession } from '@lobby/api/session';
import { subscribeItem } from '@lobby/api/storage';
import { oneShot } from '@lobby/api/storage/one-shot';
import type { SlipTabProps } from '@lobby/feature';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { StateWithBetslip } from '../state/betslip-state.ts';
import { sheetAwaited, sheetMoved } from '../state/sheet-moved.ts';
import { memberSlipItem, readSlip, visitorSlipItem } from '../state/stored/stored-slip.ts';

/** The slip for the tab bar of a phone, on every page: as it is stored until a page has brought the slip itself. */
export default function SlipTab({ children }: SlipTabProps): ReactNode {
  const dispatch = useDispatch();
  const { loggedIn, userId } = useSession();
  const owner = loggedIn ? userId : undefined;
  const stored = useSyncExternalStore(followStored, () => readSlip(owner)?.items.length);
  const brought = useSelector(({ betslip }: Partial<StateWithBetslip>) => betslip?.slip.items.length);
  const open = () => {
    if (brought === undefined) oneShot.putFor(sheetAwaited, 'open');
    dispatch(sheetMoved({ open: true }));
  };
  return children({ count: brought ?? stored ?? 0, open });
}

function followStored(listener: () => void): () => void {
  const stops = [memberSlipItem, visitorSlipItem].map(item => subscribeItem(item, listener));
  return () => {
    for (const stop of stops) stop();
  };
}
