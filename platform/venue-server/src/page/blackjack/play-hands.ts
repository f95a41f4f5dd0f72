import type { BlackjackEvent, Move } from '@lobby/games';
import type { Teller } from '../cards/teller.ts';
import type { PlayedRound, Refused, SessionCalls } from '../server.ts';
import { amountText } from '../shell/amount-text.ts';
import { askRound, newRoundId } from '../shell/ask-round.ts';
import { refusalWords } from '../shell/refusal-words.ts';
import { fenOf } from '../shell/stakes.ts';
import { wait } from '../shell/wait.ts';
import type { Site } from '../site-messages.ts';
import type { Language, Texts } from '../texts.ts';
import { sayEvent } from './say-event.ts';
import type { TableView } from './table-view.ts';
import type { BlackjackTexts } from './texts.ts';

type Played = PlayedRound<BlackjackEvent>;

/** How long a result is seen before the next event, ms. */
const seenMs = 450;

interface Deps {
  readonly calls: SessionCalls<BlackjackEvent>;
  readonly table: TableView;
  readonly teller: Teller;
  readonly texts: Texts;
  readonly own: BlackjackTexts;
  readonly language: Language;
  readonly site: Site;
  readonly cycleMs: number;
  readonly isTrial: boolean;
  /** `idle`: a round may begin; `waiting`: this one waits for a move; `busy`: neither. */
  readonly onState: (state: 'idle' | 'busy' | 'waiting' | 'ended', round?: Played) => void;
  readonly onBalance: (balance: string) => void;
}

/** Plays rounds and their moves, each asked for until it is known what became of it, and shows what they brought. */
export function playHands(deps: Deps) {
  const { calls, table, teller, texts, own, language, site, cycleMs, isTrial, onState, onBalance } = deps;
  let waiting: Played | undefined;
  let isBusy = false;
  let shown = 0;
  let nextAt = 0;
  /** When the round that waits is finished by the server. */
  let endsAt = 0;

  async function show(round: Played, wasLeft = false): Promise<void> {
    for (const event of round.events.slice(shown)) {
      await table.show(event);
      const sentence = sayEvent(event, table.table(), own, language);
      if (sentence !== '') teller.tell(sentence);
      await wait(event.type === 'dealer' || event.type === 'split' ? seenMs : 0);
    }
    shown = round.events.length;
    waiting = round.open.length > 0 ? round : undefined;
    endsAt = performance.now() + round.waitsMs;
    onBalance(round.balance ?? round.after);
    site.tellParent({ type: 'balance-changed', balance: round.balance ?? round.after });
    site.tellParent({ type: 'round-ended' });
    if (waiting) {
      table.wait();
      isBusy = false;
      onState('waiting', waiting);
      return;
    }
    const sentence = resultOf(round, own);
    teller.tell(wasLeft ? own.left(sentence) : sentence, fenOf(round.net) > 0 ? 'gain' : 'plain');
    await wait(nextAt - performance.now());
    isBusy = false;
    onState('idle');
  }

  function refused({ reason }: Refused): void {
    const hasEnded = reason === 'session-ended';
    site.tellParent({ type: 'round-ended' });
    if (hasEnded) site.tellParent({ type: 'ended', reason });
    const isMoveTooDear = waiting !== undefined && reason === 'balance';
    teller.tell(isMoveTooDear ? own.noBalance : refusalWords(reason, texts, isTrial), 'trouble');
    isBusy = hasEnded;
    const left = waiting && { ...waiting, waitsMs: endsAt - performance.now() };
    onState(hasEnded ? 'ended' : left ? 'waiting' : 'idle', left);
  }

  const ask = (send: () => Promise<Played | Refused>) => {
    isBusy = true;
    onState('busy');
    site.tellParent({ type: 'round-started' });
    return askRound({ send, cycleMs, onLost: () => teller.tell(texts.asking, 'trouble') });
  };

  /** What became of a round that is no longer this page's to play. */
  async function followUp(id: string): Promise<void> {
    let round = await ask(() => calls.round(id));
    // The server's clock decides when the time is over.
    while (
      !('reason' in round) &&
      round.open.length > 0 &&
      round.waitsMs > 0 &&
      round.position === waiting?.position
    ) {
      await wait(Math.min(round.waitsMs, 1_000));
      round = await ask(() => calls.round(id));
    }
    await ('reason' in round ? refused(round) : show(round, true));
  }

  return {
    async deal(stake: string): Promise<void> {
      if (isBusy || waiting) return;
      table.clear();
      teller.begin();
      const id = newRoundId();
      const round = await ask(() => calls.play(id, stake, { moves: [] }));
      // Before it was answered it began, so this is never too soon.
      nextAt = performance.now() + cycleMs;
      shown = 0;
      if (!('reason' in round)) return show(round);
      const state = round.reason === 'open' ? await calls.state() : undefined;
      // Another page began it.
      if (state && !('reason' in state) && state.waiting) {
        this.goOn(state.waiting as Played);
        site.tellParent({ type: 'round-ended' });
      } else refused(round);
    },
    async move(move: Move): Promise<void> {
      if (isBusy || !waiting) return;
      const { id, position } = waiting;
      const round = await ask(() => calls.move(id, position, move));
      if (!('reason' in round)) return show(round);
      await (round.reason === 'over' || round.reason === 'exists' ? followUp(id) : refused(round));
    },
    /** Nobody moved in time. */
    async timeOver(): Promise<void> {
      if (waiting && !isBusy) await followUp(waiting.id);
    },
    /** A round that waited when the page was opened. */
    goOn(round: Played): void {
      waiting = round;
      endsAt = performance.now() + round.waitsMs;
      isBusy = false;
      shown = round.events.length;
      table.restore(round.events);
      teller.tell(own.goesOn);
      onState('waiting', round);
    },
    isWaiting: () => waiting !== undefined,
  };
}

function resultOf({ net }: Played, own: BlackjackTexts): string {
  if (fenOf(net) === 0) return own.even;
  return net.startsWith('-') ? own.lost(amountText(net.slice(1))) : own.won(amountText(net));
}
