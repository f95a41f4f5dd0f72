import { loginOpened } from '@lobby/api-client/session';
import { formatYuan } from '@lobby/betting';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { usePorts } from '../ports/betslip-ports.tsx';
import { priceAccepted } from '../store/betslip.slice.ts';
import { useBetslip } from '../store/use-betslip.ts';
import type { SlipBetView } from './use-slip-bet.ts';

/** What the big button does now: open the login, agree to a change, or place the bet. */
export function usePlaceBet(bet: SlipBetView): () => void {
  const dispatch = useDispatch();
  const { tracker } = usePorts();
  const policy = useBetslip(state => state.policy);

  return useCallback(() => {
    const { offered, selection, exposure } = bet;
    if (!offered.open) return;
    const { offer } = offered;
    if (offer.asks) {
      dispatch(priceAccepted({ key: selection.key, agreed: offer.agreeable }));
      return;
    }
    if (!bet.loggedIn) {
      dispatch(loginOpened({ way: 'login' }));
      return;
    }
    const { typed } = bet;
    if (!typed.ok || !exposure || bet.problems.length > 0) return;
    void tracker.place({
      userId: bet.userId,
      selection,
      price: offer.price,
      line: offer.line,
      strong: offer.strong,
      stake: formatYuan(typed.fen),
      policy,
      stateVersion: bet.stateVersion,
      risk: formatYuan(exposure.risk),
      win: formatYuan(exposure.win),
    });
  }, [bet, tracker, dispatch, policy]);
}
