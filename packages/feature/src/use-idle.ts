import { useEffect, useState } from 'react';

/** Whether the page has come to rest: what can wait is fetched then. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const become = () => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(become, 2_000);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(become);
    return () => cancelIdleCallback(asked);
  }, []);
  return isIdle;
}
