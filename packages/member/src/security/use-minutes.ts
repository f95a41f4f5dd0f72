import { serverNow } from '@lobby/api-client/api';
import { useEffect, useState } from 'react';

/** The server's time in ms, anew every few seconds: for what counts minutes. */
export function useMinutes(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 5000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
