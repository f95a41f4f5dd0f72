import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** The time, ms, each second until something is due. */
export function useNow(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (until <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);
  return now;
}
