import { type CappedStake, capStake, readStake, type ShownPrice, type SlipLimits } from '@lobby/betting';
import { formatYuan, parseYuan, plainAmount } from '@lobby/money';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { TicketView } from '../../slip/ticket-view.ts';
import { stakesTyped } from '../../store/betslip.slice.ts';

/** Why the stake is not what was typed. */
export interface StakeCut {
  readonly by: 'max' | 'balance';
  readonly amount: string;
}

/** What limits the amount in one field. */
export interface FieldLimits extends SlipLimits {
  /** With a negative Malay or Indonesian price the risk, not the stake, is held against the balance. */
  readonly price?: ShownPrice;
}

/** Normalises the stake: an amount becomes its plain figures; above the limits it is capped, with a notice. */
export function useStake(ticket: TicketView): {
  readonly cut: StakeCut | undefined;
  readonly type: (text: string) => void;
} {
  const dispatch = useDispatch();
  const [cut, setCut] = useState<StakeCut>();
  const type = (text: string) => {
    const next = settleStake(text, fieldLimits(ticket));
    setCut(next.cut);
    dispatch(stakesTyped({ [ticket.id]: next.value }));
  };
  return { cut, type };
}

/** The limits of what is typed for a ticket: a stake of each combination takes its share of the balance. */
export function fieldLimits({ limits, legs, combinations, inTotal }: TicketView): FieldLimits {
  const [only, second] = legs;
  const price = !second && only?.offered.open ? only.offered.offer.price : undefined;
  const balance = limits.balance === undefined ? undefined : (parseYuan(limits.balance) ?? 0n);
  const share = balance === undefined || inTotal ? balance : balance / BigInt(combinations);
  return { ...limits, balance: share === undefined ? undefined : formatYuan(share), price };
}

interface SettledStake {
  readonly value: string;
  readonly cut?: StakeCut;
}

/** What stands in the field after something was typed: cut to the maximum first, then to what the balance covers. */
export function settleStake(text: string, limits: FieldLimits): SettledStake {
  const reading = readStake(text);
  const plain = plainAmount(text);
  if (!reading.ok && reading.why !== 'too-long') return { value: plain };
  const { min, max, balance, price } = limits;
  if (max === undefined || balance === undefined) return { value: plain };
  const capped = capStake({ typed: plain, max, balance, price });
  const by = cutBy(capped);
  if (!by) return { value: plain };
  // Too little money even for the least stake: keep what was typed and say that, rather than write 0.
  const least = parseYuan(min ?? '') ?? 1n;
  if ((parseYuan(capped.value) ?? 0n) < least) return { value: plain };
  return { value: capped.value, cut: { by, amount: capped.value } };
}

function cutBy({ hitMax, hitBalance }: CappedStake): StakeCut['by'] | undefined {
  return hitBalance ? 'balance' : hitMax ? 'max' : undefined;
}
