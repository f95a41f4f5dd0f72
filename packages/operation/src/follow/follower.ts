import { type AskClock, nextAsk, type Waiting } from './ask-clock.ts';

interface Following<Order> {
  /** Its state while its outcome is not known here. */
  awaited(order: Order): Waiting | undefined;
  /** Asks once what became of it, and passes the answer to whoever shows it. */
  ask(order: Order): Promise<void>;
  /** The user id of the live session. */
  memberHere(): string | undefined;
  readonly clock: AskClock;
}

/**
 * Asks for an operation by its id until its outcome is known; one that is asked for already is not asked for twice. Only
 * its own member may ask: when the session ends meanwhile, the operation waits until it is followed again.
 */
export function createFollower<Order extends { readonly operationId: string; readonly userId: string }>({
  awaited,
  ask,
  memberHere,
  clock,
}: Following<Order>): (order: Order) => Promise<void> {
  const following = new Set<string>();
  return async order => {
    const { operationId } = order;
    if (following.has(operationId)) return;
    following.add(operationId);
    for (let asked = 0; ; asked += 1) {
      const now = awaited(order);
      if (!now) break;
      await clock.wait(nextAsk(now, asked, clock.now()));
      if (!awaited(order)) break;
      if (memberHere() !== order.userId) break;
      await ask(order);
    }
    following.delete(operationId);
  };
}
