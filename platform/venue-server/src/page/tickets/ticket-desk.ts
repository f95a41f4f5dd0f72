import type { GameEvent } from '@lobby/games';
import type { PlayedRound } from '../server.ts';
import { amountText } from '../shell/amount-text.ts';
import type { StakeStepper } from '../shell/stake-stepper.ts';
import { fenOf } from '../shell/stakes.ts';
import { sendBets } from '../table/send-bets.ts';
import type { TableCalls, TableState } from '../table/table-calls.ts';
import type { Visit } from '../visit.ts';
import { refusalOf } from './refusal.ts';
import { mostPicks, type Slip, toggled } from './slip.ts';
import type { SlipState, SlipView } from './slip-view.ts';
import type { TicketSentences } from './ticket-sentences.ts';

export type Said = Pick<SlipState, 'sentence' | 'tone'>;

export interface DeskViews {
  readonly funds: { show(balance: string): void };
  readonly stake: StakeStepper;
  readonly slip: SlipView;
}

interface Deps {
  readonly visit: Visit;
  readonly says: TicketSentences;
  readonly calls: Pick<TableCalls<GameEvent>, 'bet'>;
  readonly views: DeskViews;
  /** The round that takes bets; undefined until it is known. */
  readonly table: () => TableState<GameEvent> | undefined;
  /** The table as it is followed: ms by the clock of its server, and asking for it at once. */
  readonly following: () => { now(): number; ask(): Promise<void> };
  /** Marks the picks of the slip among those that are offered. */
  readonly mark: (slip: Slip, isOpen: boolean) => void;
  readonly onPlaced?: () => void;
}

const nothing: Said = { sentence: '', tone: 'plain' };

/** The slip of a page of tickets: what is on it, what it places, and what it says became of that. */
export function ticketDesk(deps: Deps) {
  const { visit, says, calls, views, table, following, mark, onPlaced } = deps;
  const { site, texts, state } = visit;
  let held = state.balance;
  let slip: Slip = [];
  let [isPlacing, hasEnded] = [false, false];
  let said = nothing;

  const isOpen = () => {
    const round = table();
    return hasEnded ? false : round && following().now() < round.closesAt;
  };
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

  async function place(): Promise<void> {
    const round = table();
    if (isPlacing || slip.length === 0 || !round || isOpen() !== true) return;
    isPlacing = true;
    say('');
    const unit = views.stake.value();
    const bets = slip.map(pick => ({ pick, units: 1 }));
    const onLost = () => say(says.asking, 'trouble');
    const answer = await sendBets(bets, { calls, round: { number: round.number, unit }, onLost });
    isPlacing = false;
    if ('reason' in answer) {
      const most = amountText(state.stakes.max);
      if (answer.reason === 'session-ended') end(answer.reason);
      else say(refusalOf(answer.reason, says, { isTrial: state.isTrial, most }), 'trouble');
    } else {
      const count = slip.length;
      slip = [];
      hold(answer.balance);
      say(says.placed(count, amountText(answer.staked), String(answer.number)));
      onPlaced?.();
    }
    await following().ask();
  }

  return {
    ...{ redraw, say, hold, end, place, isOpen },
    hasEnded: () => hasEnded,
    /** Says what became of a round that was bet on; a return below the stake is not made much of. */
    tellResult(name: string, { win, staked }: Pick<PlayedRound<GameEvent>, 'win' | 'staked'>): void {
      const isGain = fenOf(win) > fenOf(staked);
      const back = win === '0.00' ? says.lost : texts.back(amountText(win));
      say(says.became(name, isGain ? texts.win(amountText(win)) : back), isGain ? 'gain' : 'plain');
      site.tellParent({ type: 'round-ended' });
    },
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
    /** Takes everything off, and says why when there was something. */
    drop(sentence: string): void {
      if (slip.length === 0) return;
      slip = [];
      say(sentence, 'trouble');
    },
  };
}
