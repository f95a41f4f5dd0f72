import { pollWhileVisible } from '@lobby/api';
import { useEffect, useRef, useState } from 'react';

interface AskAgain {
  /** What the last answer said, as text: the same text means that nothing has changed. */
  readonly seen: string;
  /** When that answer came, ms; undefined before the first. */
  readonly answeredAt: number | undefined;
  /** In how many ms to ask again after so many answers without a change; undefined: no more. */
  after(unchanged: number): number | undefined;
  /** Always the same function. */
  ask(): unknown;
}

/** Asks again for what changes elsewhere: as often as `after` says, and at once when the member comes back. */
export function useAskAgain({ seen, answeredAt, after, ask }: AskAgain): void {
  const answers = useRef({ seen, unchanged: 0 });
  const [unchanged, setUnchanged] = useState(0);
  useEffect(() => {
    const { current } = answers;
    answers.current = { seen, unchanged: current.seen === seen ? current.unchanged + 1 : 0 };
    setUnchanged(answers.current.unchanged);
  }, [seen, answeredAt]);

  const everyMs = after(unchanged);
  useEffect(() => {
    if (everyMs === undefined) return;
    const again = () => void ask();
    window.addEventListener('focus', again);
    const stop = pollWhileVisible(again, everyMs);
    return () => {
      window.removeEventListener('focus', again);
      stop();
    };
  }, [everyMs, ask]);
}
