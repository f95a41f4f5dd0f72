import { type CappedStake, capStake, readStake, type StakeReading, stakeToCap } from '@lobby/betting';
import { type Fen, formatYuan } from '@lobby/money';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { stakesTyped } from '../../state/betslip.slice.ts';
import { type FieldLimits, fieldLimits, type TicketView } from '../../view/ticket-view.ts';

/** Why the stake is not what was typed. */
export interface StakeCut {
  readonly by: 'max' | 'balance';
  readonly to: Fen;
}

/** Normalises the stake: an amount becomes its plain figures; above the limits it is capped, with a notice. */
export function useStake(ticket: TicketView): {
  readonly cut: StakeCut | undefined;
  readonly type: (text: string) => void;
} {
  const dispatch = useDispatch();
  const [cut, setCut] = useState<StakeCut>();
  const type = (text: string) => {
    const next = settleStake(readStake(text), fieldLimits(ticket));
    setCut(next.cut);
    dispatch(stakesTyped({ [ticket.id]: next.value }));
  };
  return { cut, type };
}

interface SettledStake {
  readonly value: string;
  readonly cut?: StakeCut;
}

/** What stands in the field after something was typed: cut to the maximum first, then to what the balance covers. */
export function settleStake(typed: StakeReading, limits: FieldLimits): SettledStake {
  const asTyped = { value: typed.text };
  const stake = stakeToCap(typed);
  const { min, max, balance, price } = limits;
  if (stake === undefined || max === undefined || balance === undefined) return asTyped;
  const capped = capStake(stake, { max, balance, price });
  const by = cutBy(capped);
  // Too little money even for the least stake: keep what was typed and say that, rather than write 0.
  if (!by || capped.stake < (min ?? 1n)) return asTyped;
  return { value: formatYuan(capped.stake), cut: { by, to: capped.stake } };
}

function cutBy({ hitMax, hitBalance }: CappedStake): StakeCut['by'] | undefined {
  return hitBalance ? 'balance' : hitMax ? 'max' : undefined;
}
