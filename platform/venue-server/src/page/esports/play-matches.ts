import type { EsportsRules, GameEvent } from '@lobby/games';
import type { PlayedRound, SessionCalls } from '../server.ts';
import { amountText } from '../shell/amount-text.ts';
import type { StakeStepper } from '../shell/stake-stepper.ts';
import { fenOf } from '../shell/stakes.ts';
import { sendBets } from '../table/send-bets.ts';
import type { TableCalls, TableState } from '../table/table-calls.ts';
import { watchTable } from '../table/watch-table.ts';
import type { ClockView } from '../tickets/clock-view.ts';
import { refusalOf } from '../tickets/refusal.ts';
import { type Slip, toggled } from '../tickets/slip.ts';
import type { SlipState, SlipView } from '../tickets/slip-view.ts';
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
  readonly views: {
    readonly funds: { show(balance: string): void };
    readonly stake: StakeStepper;
    readonly clock: ClockView;
    readonly slip: SlipView;
    readonly tickets: Pick<TicketsView, 'show'>;
  };
  /** Shows the match, its prices, what comes and what was. */
  readonly show: (table: TableState<GameEvent>, revealed: Revealed) => void;
  readonly mark: (slip: Slip, isOpen: boolean) => void;
}

type Said = Pick<SlipState, 'sentence' | 'tone'>;

/** How often the clock and the running match are written, ms. */
const tickMs = 150;
const nothing: Said = { sentence: '', tone: 'plain' };

/** Follows the matches of the league, places what is on the slip, and says what became of it once that was shown. */
export function playMatches({ visit, says, known, calls, isStill, views, show, mark }: Deps) {
  const { site, texts } = visit;
  const { isTrial, stakes } = visit.state;
  let held = visit.state.balance;
  let slip: Slip = [];
  let [isPlacing, hasEnded] = [false, false];
  let said = nothing;
  let table: TableState<GameEvent> | undefined;
  let settled: readonly PlayedRound<GameEvent>[] = [];
  /** The last round that was told; undefined until the table is known. */
  let told: string | undefined;
  let phase = '';

  const isOpen = () => (hasEnded ? false : table && following.now() < table.closesAt);
  function redraw(): void {
    mark(slip, isOpen() === true);
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

  /** A return below the stake is not made much of. */
  function tellResult({ number, win, staked, events }: PlayedRound<GameEvent>): void {
    known.add(number, matchIn(events));
    const isGain = fenOf(win) > fenOf(staked);
    const became = isGain
      ? texts.win(amountText(win))
      : win === '0.00'
        ? says.lost
        : texts.back(amountText(win));
    say(says.became(known.titleOf(number ?? 0), became), isGain ? 'gain' : 'plain');
    site.tellParent({ type: 'round-ended' });
  }

  /** Shows what may be shown now. */
  function render(): void {
    if (!table) return;
    const revealed = reveal(table, following.now(), isStill);
    show(table, revealed);
    const now = `${table.number} ${isOpen()} ${revealed.isHeld} ${table.last?.id}`;
    if (now === phase) return;
    phase = now;
    hold(revealed.balance);
    const { last } = revealed;
    if (told !== undefined && last && last.id !== told) tellResult(last);
    told = last?.id ?? told ?? '';
    const shown = settled.filter(({ number }) => !(revealed.isHeld && number === table?.number));
    views.tickets.show(ticketsOf(table, shown));
    redraw();
  }

  async function take(state: TableState<GameEvent>): Promise<void> {
    const isNext = table !== undefined && state.number !== table.number;
    table = state;
    known.addRules(state.number, state.rules as EsportsRules);
    for (const { number, events } of state.results) known.add(number, matchIn(events));
    if (isNext && slip.length > 0) {
      // Its prices were those of another match.
      slip = [];
      said = { sentence: says.dropped, tone: 'trouble' };
    }
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
    onRefused: ({ reason }) => (reason === 'unreachable' ? say(says.clockLost, 'trouble') : end(reason)),
  });
  setInterval(() => {
    if (!table || hasEnded) return;
    views.clock.show(table, following.now());
    render();
  }, tickMs);

  async function place(): Promise<void> {
    if (isPlacing || slip.length === 0 || !table || isOpen() !== true) return;
    isPlacing = true;
    say('');
    const [stake, { number }] = [views.stake.value(), table];
    const onLost = () => say(says.asking, 'trouble');
    const bets = slip.map(pick => ({ pick, units: 1 }));
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
      site.tellParent({ type: 'round-started' });
    }
    await following.ask();
  }

  return {
    redraw,
    place,
    /** What binds the house; undefined until it is known. */
    table: () => table,
    press(pick: string): void {
      if (isPlacing) return;
      slip = toggled(slip, pick);
      say('');
    },
    clear(): void {
      slip = [];
      say('');
    },
  };
}
