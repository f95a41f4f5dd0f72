import type { GameEvent } from '@lobby/games';
import type { PlayedRound, SessionCalls } from '../server.ts';
import { amountText } from '../shell/amount-text.ts';
import type { StakeStepper } from '../shell/stake-stepper.ts';
import { fenOf } from '../shell/stakes.ts';
import { sendBets } from '../table/send-bets.ts';
import type { TableCalls, TableState } from '../table/table-calls.ts';
import { watchTable } from '../table/watch-table.ts';
import type { Visit } from '../visit.ts';
import { refusalOf } from './bets/refusal.ts';
import { mostPicks, type Slip, toggled } from './bets/slip.ts';
import { ticketsOf } from './bets/tickets.ts';
import type { BoardView } from './view/board-view.ts';
import type { ClockView } from './view/clock-view.ts';
import type { DrawsView } from './view/draws-view.ts';
import type { SlipState, SlipView } from './view/slip-view.ts';
import type { TicketsView } from './view/tickets-view.ts';
import type { TrendTable } from './view/trend-view.ts';
import type { LotteryWords } from './words/words.ts';

interface Deps {
  readonly visit: Visit;
  readonly words: LotteryWords;
  readonly calls: TableCalls<GameEvent> & Pick<SessionCalls<GameEvent>, 'rounds'>;
  readonly views: {
    readonly funds: { show(balance: string): void };
    readonly stake: StakeStepper;
    readonly clock: ClockView;
    readonly board: BoardView;
    readonly slip: SlipView;
    readonly draws: Pick<DrawsView, 'show'>;
    readonly trend: Pick<TrendTable, 'show'>;
    readonly tickets: Pick<TicketsView, 'show'>;
  };
}

type Said = Pick<SlipState, 'sentence' | 'tone'>;

/** How often the clock is written, ms. */
const tickMs = 250;
const nothing: Said = { sentence: '', tone: 'plain' };

/** Plays at a table: follows its rounds, places what is on the slip, and says what became of it. */
export function playTable({ visit, words: { says }, calls, views }: Deps) {
  const { site, texts } = visit;
  const { isTrial, stakes } = visit.state;
  let held = visit.state.balance;
  let slip: Slip = [];
  let isPlacing = false;
  let hasEnded = false;
  let said = nothing;
  let table: TableState<GameEvent> | undefined;
  let settled: readonly PlayedRound<GameEvent>[] = [];

  const isOpen = () => (hasEnded ? false : table && following.now() < table.closesAt);
  function redraw(): void {
    views.board.show(slip);
    views.slip.show({ slip, isPlacing, isOpen: isOpen(), ...said });
    views.stake.setBusy(isPlacing);
  }
  function say(sentence: string, tone: Said['tone'] = 'plain'): void {
    said = { sentence, tone };
    redraw();
  }
  function hold(balance: string): void {
    if (balance === held) return;
    held = balance;
    views.funds.show(balance);
    site.tellParent({ type: 'balance-changed', balance });
  }
  function end(reason: string): void {
    hasEnded = true;
    say(texts.ended, 'trouble');
    site.tellParent({ type: 'ended', reason });
  }

  /** What became of the last ticket, once it is known; a return below the stake is not made much of. */
  function tellResult({ number, win, staked }: PlayedRound<GameEvent>): void {
    const isGain = fenOf(win) > fenOf(staked);
    const became = isGain
      ? texts.win(amountText(win))
      : win === '0.00'
        ? says.lost
        : texts.back(amountText(win));
    say(says.became(String(number), became), isGain ? 'gain' : 'plain');
    site.tellParent({ type: 'round-ended' });
  }

  async function show(state: TableState<GameEvent>): Promise<void> {
    const before = table;
    table = state;
    const draws = state.results.map(({ number, drawsAt, events }) => ({
      ...{ number, drawsAt },
      numbers: events.find(event => event.type === 'drawn')?.numbers ?? [],
    }));
    views.draws.show(draws);
    views.trend.show(draws.map(({ number, numbers }) => ({ number: String(number), numbers })));
    hold(state.balance);
    if (before && state.last && state.last.id !== before.last?.id) tellResult(state.last);
    redraw();
    if (state.last && state.last.id !== settled[0]?.id) {
      const answer = await calls.rounds();
      if (!('reason' in answer)) settled = answer.rounds;
    }
    views.tickets.show(ticketsOf(table, settled));
  }

  const following = watchTable({
    calls,
    onState: state => void show(state),
    onRefused: ({ reason }) => (reason === 'unreachable' ? say(says.clockLost, 'trouble') : end(reason)),
  });
  let wasOpen = isOpen();
  setInterval(() => {
    if (!table || hasEnded) return;
    views.clock.show(table, following.now());
    if (isOpen() !== wasOpen) redraw();
    wasOpen = isOpen();
  }, tickMs);

  async function place(): Promise<void> {
    if (isPlacing || slip.length === 0 || !table || isOpen() !== true) return;
    isPlacing = true;
    say('');
    const [stake, { number }] = [views.stake.value(), table];
    const bets = slip.map(pick => ({ pick, units: 1 }));
    const onLost = () => say(says.asking, 'trouble');
    const answer = await sendBets(bets, { calls, round: { number, unit: stake }, onLost });
    isPlacing = false;
    if ('reason' in answer) {
      if (answer.reason === 'session-ended') end(answer.reason);
      else say(refusalOf(answer.reason, says, { isTrial, most: amountText(stakes.max) }), 'trouble');
    } else {
      const count = slip.length;
      slip = [];
      hold(answer.balance);
      say(says.placed(count, amountText(answer.staked), String(answer.number)));
    }
    await following.ask();
  }

  return {
    redraw,
    place,
    /** What binds the house; undefined until it is known. */
    chain: () => table?.chain,
    press(pick: string): void {
      if (isPlacing) return;
      const next = toggled(slip, pick);
      said = next === slip ? { sentence: says.most(mostPicks), tone: 'trouble' } : nothing;
      slip = next;
      redraw();
    },
    clear(): void {
      slip = [];
      say('');
    },
  };
}
