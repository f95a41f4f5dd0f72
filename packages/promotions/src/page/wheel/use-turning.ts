import { useMedia } from '@lobby/feature/use-media';
import { type RuleOf, stopsOf } from '@lobby/funds/promotions';
import { useEffect, useState } from 'react';
import type { Spin } from './check-spin.ts';

const TURNING_MS = 4_000;
const wholeTurns = 5;

/** How the wheel stands. */
interface Turning {
  /** Degrees clockwise. */
  readonly turned: number;
  /** How long it takes to turn there, ms. */
  readonly turningMs: number;
  /** Whether it is still on its way to the last spin, whose result is not told until then. */
  readonly isTurning: boolean;
}

/** Turns the wheel to a spin that was just made; for whoever wants less motion it is there at once. */
export function useTurning(rule: RuleOf<'draw'>, spun: Spin | undefined, before: Spin | undefined): Turning {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [rest] = useState(() => -angleOf(rule, before?.stop ?? restingStop(rule)));
  const [arrived, setArrived] = useState<number>();
  const isTurning = spun !== undefined && arrived !== spun.number && !isStill;
  const number = spun?.number;
  useEffect(() => {
    if (number === undefined) return;
    const timer = setTimeout(() => setArrived(number), isStill ? 0 : TURNING_MS);
    return () => clearTimeout(timer);
  }, [number, isStill]);
  // Later spins stand further on, so that the wheel never turns back.
  const turned = spun ? spun.number * wholeTurns * 360 - angleOf(rule, spun.stop) : rest;
  return { turned, turningMs: isStill || !spun ? 0 : TURNING_MS, isTurning };
}

/** Where a stop is on the wheel, degrees clockwise from its top. */
const angleOf = (rule: RuleOf<'draw'>, stop: number): number => ((stop + 0.5) * 360) / stopsOf(rule);

/** A wheel that was never spun shows nothing won: its pointer is in the middle of the smallest gift. */
function restingStop({ segments }: RuleOf<'draw'>): number {
  const smallest = segments.reduce(
    (least, { gift }, at) => (Number(gift) < Number(segments[least]?.gift) ? at : least),
    0,
  );
  const before = segments.slice(0, smallest).reduce((sum, { weight }) => sum + weight, 0);
  return before + ((segments[smallest]?.weight ?? 1) - 1) / 2;
}
