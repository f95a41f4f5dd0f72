import type { GameEvent } from '@lobby/games';
import type { PlayedRound, SessionCalls } from '../server.ts';
import type { TableCalls, TableState } from '../table/table-calls.ts';
import { watchTable } from '../table/watch-table.ts';
import type { ClockView } from '../tickets/clock-view.ts';
import { type DeskViews, ticketDesk } from '../tickets/ticket-desk.ts';
import { ticketsOf } from '../tickets/tickets.ts';
import type { TicketsView } from '../tickets/tickets-view.ts';
import type { Visit } from '../visit.ts';
import type { BoardView } from './view/board-view.ts';
import type { DrawsView } from './view/draws-view.ts';
import type { TrendTable } from './view/trend-view.ts';
import type { LotteryWords } from './words/words.ts';

interface Deps {
  readonly visit: Visit;
  readonly words: LotteryWords;
  readonly calls: TableCalls<GameEvent> & Pick<SessionCalls<GameEvent>, 'rounds'>;
  readonly views: DeskViews & {
    readonly clock: ClockView;
    readonly board: BoardView;
    readonly draws: Pick<DrawsView, 'show'>;
    readonly trend: Pick<TrendTable, 'show'>;
    readonly tickets: Pick<TicketsView, 'show'>;
  };
}

/** How often the clock is written, ms. */
const tickMs = 250;

/** Plays at a table: follows its rounds, places what is on the slip, and says what became of it. */
export function playTable({ visit, words: { says }, calls, views }: Deps) {
  let table: TableState<GameEvent> | undefined;
  let settled: readonly PlayedRound<GameEvent>[] = [];
  const desk = ticketDesk({
    ...{ visit, says, calls, views },
    table: () => table,
    following: () => following,
    mark: slip => views.board.show(slip),
  });

  async function show(state: TableState<GameEvent>): Promise<void> {
    const before = table;
    table = state;
    const draws = state.results.map(({ number, drawsAt, events }) => ({
      ...{ number, drawsAt },
      numbers: events.find(event => event.type === 'drawn')?.numbers ?? [],
    }));
    views.draws.show(draws);
    views.trend.show(draws.map(({ number, numbers }) => ({ number: String(number), numbers })));
    desk.hold(state.balance);
    const { last } = state;
    if (before && last && last.id !== before.last?.id) desk.tellResult(String(last.number), last);
    desk.redraw();
    if (last && last.id !== settled[0]?.id) {
      const answer = await calls.rounds();
      if (!('reason' in answer)) settled = answer.rounds;
    }
    views.tickets.show(ticketsOf(table, settled));
  }

  const following = watchTable({
    calls,
    onState: state => void show(state),
    onRefused: ({ reason }) =>
      reason === 'unreachable' ? desk.say(says.clockLost, 'trouble') : desk.end(reason),
  });
  let wasOpen = desk.isOpen();
  setInterval(() => {
    if (!table || desk.hasEnded()) return;
    views.clock.show(table, following.now());
    if (desk.isOpen() !== wasOpen) desk.redraw();
    wasOpen = desk.isOpen();
  }, tickMs);

  return {
    ...desk,
    /** What binds the house; undefined until it is known. */
    chain: () => table?.chain,
  };
}
