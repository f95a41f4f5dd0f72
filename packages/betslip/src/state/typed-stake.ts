import { readStake, type StakeReading } from '@lobby/betting';
import type { SlipContents } from './betslip-state.ts';

/** The stake that stands at `id`, read: the one place where a text of the slip's state becomes an amount. */
export function typedAt(stakes: SlipContents['stakes'], id: string): StakeReading {
  return readStake(stakes[id] ?? '');
}
