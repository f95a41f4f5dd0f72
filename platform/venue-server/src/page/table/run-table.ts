import type { RoundEvent } from '@lobby/games';
import type { Refused } from '../server.ts';
import { amountText } from '../shell/amount-text.ts';
import { refusalWords } from '../shell/refusal-words.ts';
import { fenOf } from '../shell/stakes.ts';
import { wait } from '../shell/wait.ts';
import type { Site } from '../site-messages.ts';
import type { Texts } from '../texts.ts';
import { betsIn, paidIn } from './bet-events.ts';
import { sendBets } from './send-bets.ts';
import { addTo, betsOf, type Slip } from './slip.ts';
import type { Stage } from './stage.ts';
import type { PlacedBet, TableCalls, TableState } from './table-calls.ts';
import type { TableTexts } from './table-texts.ts';
import { watchTable } from './watch-table.ts';

/** How long after its draw a result is still played as it happened, ms. */
const freshMs = 5_000;
/** Pauses before a round is asked for again that is drawn and not settled yet, ms. */
const settlingMs = [0, 500, 1_000, 2_000];

/** What the page shows around the stage. */
export interface TableView {
  readonly slip: Slip;
  readonly placed: readonly PlacedBet[];
  readonly isOpen: boolean;
  readonly isSending: boolean;
  readonly canRepeat: boolean;
  readonly balance: string;
  readonly sentence: string;
  readonly tone: 'plain' | 'gain' | 'trouble';
  /** Own picks that won. */
  readonly won: readonly string[];
}

interface Deps<Event extends RoundEvent> {
  readonly calls: TableCalls<Event>;
  readonly stage: Stage<Event>;
  readonly texts: TableTexts;
  readonly words: Texts;
  readonly site: Site;
  readonly isTrial: boolean;
  /** The most on a pick, yuan. */
  readonly most: string;
  /** Yuan, until the table is known. */
  readonly balance: string;
  readonly onState: (state: TableState<Event>) => void;
  readonly show: (view: TableView) => void;
}

/** The rounds of a table one after the other, and the bets of the player on them. */
export function runTable<Event extends RoundEvent>(deps: Deps<Event>) {
  const { calls, stage, texts, words, site, most, show } = deps;
  const lacks = refusalWords('balance', words, deps.isTrial);
  let state: TableState<Event> | undefined;
  let slip: Slip = [];
  let lastBets: readonly PlacedBet[] = [];
  /** The number of the round on the stage, and of the last one whose result was shown. */
  let [onStage, shown] = [0, 0];
  let [isPlaying, isSending, hasEnded] = [false, false, false];
  let line: Pick<TableView, 'sentence' | 'tone' | 'won'> = { sentence: '', tone: 'plain', won: [] };
  let { balance } = deps;

  const isOpen = () => !hasEnded && state !== undefined && table.now() < state.closesAt;
  const draw = () =>
    show({
      ...{ slip, isSending, balance, ...line },
      placed: state?.bets ?? [],
      isOpen: isOpen() && !isSending,
      canRepeat: lastBets.length > 0 && slip.length === 0 && (state?.bets.length ?? 0) === 0,
    });
  const say = (sentence: string, tone: TableView['tone'] = 'plain', won: readonly string[] = []) => {
    line = { sentence, tone, won };
    draw();
  };
  const setBalance = (next: string) => {
    if (next !== balance) site.tellParent({ type: 'balance-changed', balance: next });
    balance = next;
  };
  const dropSlip = () => {
    const isDropped = slip.length > 0;
    slip = [];
    say(isDropped ? texts.dropped : texts.closed, isDropped ? 'trouble' : 'plain');
  };

  function onState(next: TableState<Event>): void {
    const isFirst = state === undefined;
    state = next;
    deps.onState(next);
    if (next.bets.length > 0) lastBets = next.bets;
    else if (isFirst && next.last) lastBets = betsIn(next.last.events);
    if (!isPlaying) showState(next, isFirst);
  }

  function showState(next: TableState<Event>, isFirst: boolean): void {
    const isNext = next.number !== onStage;
    onStage = next.number;
    if (isNext) stage.clear();
    if (next.phase === 'drawn' && shown !== next.number) {
      void playResult(next, isFirst || next.now - next.drawsAt > freshMs);
      return;
    }
    setBalance(next.balance);
    stage.showRoad(next.results);
    if (next.phase === 'closed') dropSlip();
    else if (isNext) say(next.bets.length > 0 ? texts.taken(amountText(next.staked)) : texts.open);
    else draw();
  }

  async function playResult(drawn: TableState<Event>, isStill: boolean): Promise<void> {
    const result = drawn.results.find(({ number }) => number === drawn.number);
    if (!result) return;
    isPlaying = true;
    shown = drawn.number;
    stage.showRoad(drawn.results.filter(({ number }) => number !== drawn.number));
    dropSlip();
    const hasBets = drawn.bets.length > 0;
    if (hasBets) site.tellParent({ type: 'round-started' });
    await stage.play(result.events, isStill);
    const settled = hasBets ? await settledRound(drawn.number) : undefined;
    isPlaying = false;
    const now = state ?? drawn;
    const drawnWords = texts.drawn(stage.say(result.events));
    setBalance(now.balance);
    stage.showRoad(now.results);
    if (settled) {
      const isGain = fenOf(settled.win) > fenOf(settled.staked);
      const returned = isGain ? texts.win(amountText(settled.win)) : texts.back(amountText(settled.win));
      const end = fenOf(settled.win) === 0 ? texts.lost : returned;
      say(`${drawnWords} · ${end}`, isGain ? 'gain' : 'plain', paidIn(settled.events));
    } else say(drawnWords);
    if (hasBets) site.tellParent({ type: 'round-ended' });
    // The next round may have begun while it was shown.
    if (now.number !== drawn.number) showState(now, false);
  }

  /** A round that the player bet on; whoever settles it may be a moment later than its draw. */
  async function settledRound(number: number) {
    for (const pause of settlingMs) {
      await wait(pause);
      if (state?.last?.number === number) return state.last;
      await table.ask();
    }
    return undefined;
  }

  function refused({ reason }: Refused): void {
    if (reason === 'unreachable') {
      say(texts.offline, 'trouble');
      return;
    }
    hasEnded = true;
    say(refusalWords(reason, words, deps.isTrial), 'trouble');
    site.tellParent(reason === 'session-ended' ? { type: 'ended', reason } : { type: 'error', reason });
  }

  const table = watchTable({ calls, onState, onRefused: refused });
  // The places close by the clock, before the server is asked.
  let wasOpen = false;
  setInterval(() => {
    if (isOpen() !== wasOpen) draw();
    wasOpen = isOpen();
  }, 250);

  function add(bets: readonly PlacedBet[]): void {
    if (!state || !isOpen() || isSending) return;
    const unit = fenOf(state.unit);
    const limits = {
      onPick: fenOf(most) / unit,
      funds: Math.floor(fenOf(balance) / unit),
      placed: state.bets,
    };
    const after = addTo(slip, bets, limits);
    if (typeof after === 'string') {
      say(after === 'limit' ? texts.limit(amountText(most)) : lacks, 'trouble');
      return;
    }
    slip = after;
    say(texts.open);
  }

  async function confirm(): Promise<void> {
    if (!state || slip.length === 0 || isSending || !isOpen()) return;
    isSending = true;
    say(texts.sending);
    const onLost = () => say(texts.asking, 'trouble');
    const answer = await sendBets(betsOf(slip), { calls, round: state, onLost });
    isSending = false;
    slip = [];
    if ('reason' in answer) {
      const { reason } = answer;
      const told = { closed: texts.late, limit: texts.limit(amountText(most)), balance: lacks }[reason];
      if (reason === 'session-ended') refused(answer);
      else say(told ?? words.failed, 'trouble');
      return;
    }
    setBalance(answer.balance);
    say(texts.taken(amountText(answer.staked)));
    await table.ask();
  }

  return {
    press: (pick: string, units: number) => add([{ pick, units }]),
    repeat: () => add(lastBets),
    undo(): void {
      slip = slip.slice(0, -1);
      draw();
    },
    clear(): void {
      slip = [];
      draw();
    },
    confirm,
    now: table.now,
    state: () => state,
  };
}
