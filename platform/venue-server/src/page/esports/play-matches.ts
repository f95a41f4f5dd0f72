import type { EsportsRules, GameEvent } from '@lobby/games';
import type { PlayedRound, SessionCalls } from '../server.ts';
import type { TableCalls, TableState } from '../table/table-calls.ts';
import { watchTable } from '../table/watch-table.ts';
import type { ClockView } from '../tickets/clock-view.ts';
import type { Slip } from '../tickets/slip.ts';
import { type DeskViews, ticketDesk } from '../tickets/ticket-desk.ts';
import { ticketsOf } from '../tickets/tickets.ts';
import type { TicketsView } from '../tickets/tickets-view.ts';
import type { Visit } from '../visit.ts';
import { type KnownMatches, matchIn } from './match/known-matches.ts';
import { type Revealed, reveal } from './match/reveal.ts';
import type { EsportsSentences } from './words/sentences.ts';

interface Deps {
  readonly visit: Visit;
  readonly says: EsportsSentences;
  readonly known: KnownMatches;
  readonly calls: TableCalls<GameEvent> & Pick<SessionCalls<GameEvent>, 'rounds'>;
  readonly isStill: boolean;
  readonly views: DeskViews & {
    readonly clock: ClockView;
    readonly tickets: Pick<TicketsView, 'show'>;
  };
  /** Shows the match, its prices, what comes and what was. */
  readonly show: (table: TableState<GameEvent>, revealed: Revealed) => void;
  readonly mark: (slip: Slip, isOpen: boolean) => void;
}

/** How often the clock and the running match are written, ms. */
const tickMs = 150;

/** Follows the matches of the league, places what is on the slip, and says what became of it once that was shown. */
export function playMatches({ visit, says, known, calls, isStill, views, show, mark }: Deps) {
  let table: TableState<GameEvent> | undefined;
  let settled: readonly PlayedRound<GameEvent>[] = [];
  /** The last round that was told; undefined until the table is known. */
  let told: string | undefined;
  let phase = '';
  const desk = ticketDesk({
    ...{ visit, says, calls, views, mark },
    table: () => table,
    following: () => following,
    onPlaced: () => visit.site.tellParent({ type: 'round-started' }),
  });

  /** Shows what may be shown now. */
  function render(): void {
    if (!table) return;
    const revealed = reveal(table, following.now(), isStill);
    show(table, revealed);
    const now = `${table.number} ${desk.isOpen()} ${revealed.isHeld} ${table.last?.id}`;
    if (now === phase) return;
    phase = now;
    desk.hold(revealed.balance);
    const { last } = revealed;
    if (told !== undefined && last && last.id !== told) {
      known.add(last.number, matchIn(last.events));
      desk.tellResult(known.titleOf(last.number ?? 0), last);
    }
    told = last?.id ?? told ?? '';
    const shown = settled.filter(({ number }) => !(revealed.isHeld && number === table?.number));
    views.tickets.show(ticketsOf(table, shown));
    desk.redraw();
  }

  async function take(state: TableState<GameEvent>): Promise<void> {
    const isNext = table !== undefined && state.number !== table.number;
    table = state;
    known.addRules(state.number, state.rules as EsportsRules);
    for (const { number, events } of state.results) known.add(number, matchIn(events));
    // Its prices were those of another match.
    if (isNext) desk.drop(says.dropped);
    if (state.last && state.last.id !== settled[0]?.id) {
      const answer = await calls.rounds();
      if (!('reason' in answer)) settled = answer.rounds;
      for (const { number, events } of settled) known.add(number, matchIn(events));
    }
    phase = '';
    render();
  }

  const following = watchTable({
    calls,
    onState: state => void take(state),
    onRefused: ({ reason }) =>
      reason === 'unreachable' ? desk.say(says.clockLost, 'trouble') : desk.end(reason),
  });
  setInterval(() => {
    if (!table || desk.hasEnded()) return;
    views.clock.show(table, following.now());
    render();
  }, tickMs);

  return { ...desk, table: () => table };
}
