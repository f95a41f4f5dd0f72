import { useEffect, useState } from 'react';
import { secondsLeft } from '../deposit-order-stage.ts';

/** Whole seconds until an instant by the clock `now`, counted down; `onEnd` is called once when none are left. */
export function useSecondsLeft(until: number, now: () => number, onEnd?: () => void): number {
  const [left, setLeft] = useState(() => secondsLeft(until, now()));
  const isOver = left === 0;
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(until, now()));
    tick();
    const timer = isOver ? undefined : setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, now, isOver]);
  useEffect(() => {
    if (isOver) onEnd?.();
  }, [isOver]);
  return left;
}
