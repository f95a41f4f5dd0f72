import { useEffect, useState } from 'react';
import { clockWatchers, serverNow } from '../configure.ts';

const noticeable = 60_000;

/**
 * The server's time at which a screen was opened, ms. It stands still, so that days and ranges do not move while they
 * are read; only where this machine's clock turns out to be wrong, by a minute or more, it is set right.
 */
export function useOpenedAt(): number {
  const [mounted] = useState(() => performance.now());
  const [opened, setOpened] = useState(serverNow);
  useEffect(() => {
    const check = () => {
      const right = serverNow() - (performance.now() - mounted);
      setOpened(known => (Math.abs(right - known) < noticeable ? known : right));
    };
    check();
    clockWatchers.add(check);
    return () => void clockWatchers.delete(check);
  }, [mounted]);
  return opened;
}
