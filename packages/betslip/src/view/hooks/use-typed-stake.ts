import type { StakeReading } from '@lobby/betting';
import { useMemo } from 'react';
import { typedAt } from '../../state/typed-stake.ts';
import { useBetslip } from './use-betslip.ts';

/** The stake that stands at `id`, read again only when its text changes. */
export function useTypedStake(id: string): StakeReading {
  const text = useBetslip(({ stakes }) => stakes[id] ?? '');
  return useMemo(() => typedAt({ [id]: text }, id), [text, id]);
}
