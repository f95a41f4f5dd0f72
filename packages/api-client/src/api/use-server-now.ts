import { useEffect, useState } from 'react';
import { serverNow } from './configure.ts';

/** The server's time in ms, anew every few seconds: for what counts minutes. */
export function useServerNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 5000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
