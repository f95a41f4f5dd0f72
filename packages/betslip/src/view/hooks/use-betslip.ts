import { oddsFormatItem, writeItem } from '@lobby/api/storage';
import type { OddsFormat, OddsPolicy } from '@lobby/betting';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { oddsFormatChosen, policyChosen } from '../../state/betslip.slice.ts';
import type { BetslipState, StateWithBetslip } from '../../state/betslip-state.ts';
import { holds } from '../../state/same-match/same-match-item.ts';
import { oddsPolicyItem } from '../../state/stored/stored-items.ts';

/** Reads something of the slip. */
export function useBetslip<Found>(select: (state: BetslipState) => Found): Found {
  return useSelector((state: StateWithBetslip) => select(state.betslip));
}

/** Whether a selection is in the slip, alone or in a combination of one match. */
export function useIsSelected(key: string): boolean {
  return useBetslip(({ slip }) => slip.items.some(item => holds(item, key)));
}

/** The member's odds format (Hong Kong unless they chose), and the way to choose: remembered. */
export function useOddsFormat(): readonly [format: OddsFormat, choose: (format: OddsFormat) => void] {
  const dispatch = useDispatch();
  const format = useBetslip(state => state.oddsFormat);
  const choose = useCallback(
    (next: OddsFormat) => {
      writeItem(oddsFormatItem, next);
      dispatch(oddsFormatChosen(next));
    },
    [dispatch],
  );
  return [format, choose];
}

/** What happens when a price moves, and the way to choose: remembered. */
export function useOddsPolicy(): readonly [policy: OddsPolicy, choose: (policy: OddsPolicy) => void] {
  const dispatch = useDispatch();
  const policy = useBetslip(state => state.policy);
  const choose = useCallback(
    (next: OddsPolicy) => {
      writeItem(oddsPolicyItem, next);
      dispatch(policyChosen(next));
    },
    [dispatch],
  );
  return [policy, choose];
}
