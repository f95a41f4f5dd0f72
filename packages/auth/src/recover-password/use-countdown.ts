import { useEffect, useRef, useState } from 'react';

/** Counts whole seconds down from `from` while `running`, and calls `onEnd` once at zero. */
export function useCountdown(running: boolean, from: number, onEnd: () => void): number {
  const [left, setLeft] = useState(from);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    if (!running) return setLeft(from);
    const timer = setInterval(() => setLeft(seconds => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [running, from]);

  const over = running && left === 0;
  useEffect(() => {
    if (over) end.current();
  }, [over]);
  return left;
}
