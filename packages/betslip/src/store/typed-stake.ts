import { readStake, type StakeReading } from '@lobby/betting';
import { useMemo } from 'react';
import type { SlipContents } from './betslip-state.ts';
import { useBetslip } from './use-betslip.ts';

/** The stake that stands at `id`, read: the one place where a text of the slip's state becomes an amount. */
export function typedAt(stakes: SlipContents['stakes'], id: string): StakeReading {
  return readStake(stakes[id] ?? '');
}

/** The same for a part that draws one stake; read again only when its text changes. */
export function useTypedStake(id: string): StakeReading {
  const text = useBetslip(({ stakes }) => stakes[id] ?? '');
  return useMemo(() => typedAt({ [id]: text }, id), [text, id]);
}
