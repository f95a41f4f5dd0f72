import { parseSizes } from '@lobby/betting';
import { useMemo } from 'react';
import { type BetslipState, formOf } from '../../state/betslip-state.ts';
import { useBetslip } from './use-betslip.ts';

/** The series or systems whose limits are wanted: the series, or every system with a stake, or the first of them. */
export function useChosenSizes(): readonly (readonly number[])[] {
  const chosen = useBetslip(chosenSizes);
  return useMemo(
    () => chosen.split(' ').flatMap(text => (text === '' ? [] : [parseSizes(text, 10) ?? []])),
    [chosen],
  );
}

function chosenSizes(state: BetslipState): string {
  const form = formOf(state);
  const legs = state.slip.items.length;
  if (legs < 2 || (form !== 'series' && form !== 'systems')) return '';
  if (form === 'series') return String(legs);
  const staked = Object.keys(state.stakes).filter(id => id.startsWith(`${legs}:`));
  return staked.length === 0 ? String(legs) : staked.map(id => id.slice(id.indexOf(':') + 1)).join(' ');
}
