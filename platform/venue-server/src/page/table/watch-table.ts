import type { RoundEvent } from '@lobby/games';
import type { Refused } from '../server.ts';
import type { TableCalls, TableState } from './table-calls.ts';

/** Behind a change by the server's clock, so that it has happened when it is asked for, ms. */
const marginMs = 150;
/** While nothing changes, and when no answer came, ms. */
const [askEachMs, askAgainMs] = [10_000, 2_000];

interface Deps<Event extends RoundEvent> {
  readonly calls: Pick<TableCalls<Event>, 'table'>;
  readonly onState: (state: TableState<Event>) => void;
  readonly onRefused: (refused: Refused) => void;
}

/** Asks for the table whenever it changes by its own clock. */
export function watchTable<Event extends RoundEvent>({ calls, onState, onRefused }: Deps<Event>) {
  let ahead = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  /** Ms by the server's clock. */
  const now = () => performance.now() + ahead;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    const before = performance.now();
    const state = await calls.table();
    if (hasEnded) return;
    clearTimeout(timer);
    if ('reason' in state) {
      hasEnded = state.reason !== 'unreachable';
      onRefused(state);
      if (!hasEnded) timer = setTimeout(() => void ask(), askAgainMs);
      return;
    }
    // Half of the way there and back.
    ahead = state.now - (before + performance.now()) / 2;
    const changes = [state.closesAt, state.drawsAt, state.nextAt].filter(at => at > state.now);
    const wait = Math.min(...changes) - now() + marginMs;
    timer = setTimeout(() => void ask(), Math.min(Math.max(wait, marginMs), askEachMs));
    onState(state);
  }
  void ask();
  // A page that was asleep sees at once what has become of the table.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && !hasEnded) void ask();
  });
  return { now, ask };
}
