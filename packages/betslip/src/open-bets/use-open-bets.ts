import { moneyMoved, onMoneyMoved, pollWhileVisible } from '@lobby/api';
import { useSession } from '@lobby/api/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenBetsAnswer } from '../ports/ports.ts';
import { usePorts } from '../provider/orders-provider.tsx';

const REFRESH_MS = 15_000;

/**
 * The member's bets that are not settled: read at once, whenever money moves in this tab or another, and now and
 * then while there are any. A bet that has left them was settled or refused: then money has moved.
 */
export function useOpenBets(): { readonly answer: OpenBetsAnswer | undefined; readonly reload: () => void } {
  const { orders } = usePorts();
  const { loggedIn, userId } = useSession();
  const [latest, setLatest] = useState<{ readonly to: string; readonly answer: OpenBetsAnswer }>();
  const answer = latest?.to === userId ? latest.answer : undefined;
  const [round, setRound] = useState(0);
  const readAgain = useCallback(() => setRound(before => before + 1), []);

  // A new member, moved money or a press on retry reads again.
  useEffect(() => {
    if (!loggedIn) return;
    let isOver = false;
    void orders.openBets().then(next => {
      if (isOver) return;
      // What was read before is better than an error in its place.
      setLatest(before =>
        next.ok || before?.to !== userId || !before.answer.ok ? { to: userId, answer: next } : before,
      );
    });
    return () => {
      isOver = true;
    };
  }, [orders, loggedIn, userId, round]);

  useEffect(() => onMoneyMoved(readAgain), [readAgain]);
  const isEmpty = answer?.ok === true && answer.bets.length === 0;
  useEffect(
    () => (loggedIn && !isEmpty ? pollWhileVisible(readAgain, REFRESH_MS) : undefined),
    [loggedIn, isEmpty, readAgain],
  );
  useAnnounceSettled(answer, userId);

  const reload = useCallback(() => {
    setLatest(undefined);
    readAgain();
  }, [readAgain]);
  return { answer, reload };
}

/** Announces that money has moved when a bet of this member is no longer open. */
function useAnnounceSettled(answer: OpenBetsAnswer | undefined, userId: string): void {
  const known = useRef<{ readonly userId: string; readonly tickets: readonly string[] }>(undefined);
  useEffect(() => {
    if (!answer?.ok) return;
    const before = known.current;
    const tickets = answer.bets.map(bet => bet.ticketId);
    known.current = { userId, tickets };
    if (before?.userId === userId && before.tickets.some(ticket => !tickets.includes(ticket))) moneyMoved();
  }, [answer, userId]);
}
