import { type CappedStake, capStake, halfWidth, parseYuan, readStake } from '@lobby/betting';
import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { SlipBetView } from '../../slip/use-slip-bet.ts';
import { stakeTyped } from '../../store/betslip.slice.ts';

/** Why the stake is not what was typed. */
export interface StakeCut {
  readonly by: 'max' | 'balance';
  readonly amount: string;
}

/**
 * Normalises the stake: full-width digits become ASCII; above the limits it is capped, with a notice.
 * `composing`: an input method is active; the text is kept as it is.
 */
export function useStake(bet: SlipBetView): {
  readonly cut: StakeCut | undefined;
  readonly type: (text: string, composing?: boolean) => void;
  /** Text of several lines or cells was to be put in, and was not. */
  readonly isSeveral: boolean;
  /** Whether text from elsewhere may be put in; a browser would join its lines to one amount. */
  readonly takes: (text: string) => boolean;
} {
  const dispatch = useDispatch();
  const [cut, setCut] = useState<StakeCut>();
  const [isSeveral, setSeveral] = useState(false);
  const { limits, offered } = bet;
  const price = offered.open ? offered.offer.price : undefined;

  const type = useCallback(
    (text: string, composing = false) => {
      const next = composing ? { value: text } : settle(text, { ...limits, price });
      setCut(next.cut);
      setSeveral(false);
      dispatch(stakeTyped(next.value));
    },
    [dispatch, limits, price],
  );
  const takes = useCallback((text: string) => {
    const reading = readStake(text);
    const refused = !reading.ok && reading.why === 'several';
    setSeveral(refused);
    return !refused;
  }, []);
  return { cut, type, isSeveral, takes };
}

function settle(
  text: string,
  limits: SlipBetView['limits'] & Pick<Parameters<typeof capStake>[0], 'price'>,
): { value: string; cut?: StakeCut } {
  const reading = readStake(text);
  if (!reading.ok && reading.why !== 'too-long') return { value: halfWidth(text).trim() };
  const plain = reading.ok ? reading.text : halfWidth(text).trim();
  if (limits.max === undefined || limits.balance === undefined) return { value: plain };
  const capped = capStake({ typed: plain, max: limits.max, balance: limits.balance, price: limits.price });
  const by = cutBy(capped);
  if (!by) return { value: plain };
  // Too little money even for the least stake: keep what was typed and say that, rather than write 0.
  const least = parseYuan(limits.min ?? '') ?? 1n;
  if ((parseYuan(capped.value) ?? 0n) < least) return { value: plain };
  return { value: capped.value, cut: { by, amount: capped.value } };
}

function cutBy({ hitMax, hitBalance }: CappedStake): StakeCut['by'] | undefined {
  return hitBalance ? 'balance' : hitMax ? 'max' : undefined;
}
