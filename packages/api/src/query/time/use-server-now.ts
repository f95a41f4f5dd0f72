import { useEffect, useState } from 'react';
import { serverNow } from '../configure.ts';

/**
 * The server's time in ms, anew every few seconds: for what counts minutes.
 * @param answer read anew when it changes: the first answer of a page tells the server's time where the device's is wrong.
 */
export function useServerNow(answer?: unknown): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), 5000);
    return () => clearInterval(timer);
  }, [answer]);
  return now;
}
