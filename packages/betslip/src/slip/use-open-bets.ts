import { useSession } from '@lobby/api-client/session';
import { useCallback, useEffect, useState } from 'react';
import { usePorts } from '../ports/betslip-ports.tsx';
import type { OpenBetsAnswer } from '../ports/ports.ts';
import { useBetslip } from '../store/use-betslip.ts';

const REFRESH_MS = 15_000;

/** The member's bets that are not settled: read at once, after every order, and now and then. */
export function useOpenBets(): { readonly answer: OpenBetsAnswer | undefined; readonly reload: () => void } {
  const { orders } = usePorts();
  const { loggedIn, userId } = useSession();
  const step = useBetslip(state => state.order.step);
  const [answer, setAnswer] = useState<OpenBetsAnswer>();
  const [round, setRound] = useState(0);

  // An order that moves on, a new member or a press on retry reads again.
  useEffect(() => {
    if (!loggedIn) {
      setAnswer(undefined);
      return;
    }
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      const next = await orders.openBets();
      if (isOver) return;
      // What was read before is better than an error in its place.
      setAnswer(before => (next.ok || !before?.ok ? next : before));
      timer = setTimeout(read, REFRESH_MS);
    };
    void read();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [orders, loggedIn, userId, step, round]);

  const reload = useCallback(() => {
    setAnswer(undefined);
    setRound(before => before + 1);
  }, []);
  return { answer, reload };
}
