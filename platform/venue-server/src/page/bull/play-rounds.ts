import type { BullEvent } from '@lobby/games';
import type { Teller } from '../cards/teller.ts';
import type { PlayedRound, Refused, SessionCalls } from '../server.ts';
import { amountText } from '../shell/amount-text.ts';
import { askRound, newRoundId } from '../shell/ask-round.ts';
import { refusalWords } from '../shell/refusal-words.ts';
import { wait } from '../shell/wait.ts';
import type { Site } from '../site-messages.ts';
import type { Texts } from '../texts.ts';
import type { BullTable } from './bull-table.ts';
import type { BullTexts } from './texts.ts';

interface Deps {
  readonly calls: SessionCalls<BullEvent>;
  readonly table: BullTable;
  readonly teller: Teller;
  readonly texts: Texts;
  readonly own: BullTexts;
  readonly site: Site;
  readonly cycleMs: number;
  readonly commission: number;
  readonly isTrial: boolean;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onBalance: (balance: string) => void;
}

/** One round after the other, each by a press of its own. */
export function playRounds(deps: Deps) {
  const { calls, table, teller, texts, own, site, cycleMs, commission, isTrial, onBusy, onBalance } = deps;
  let isBusy = false;

  function refused({ reason }: Refused): void {
    const hasEnded = reason === 'session-ended';
    teller.tell(refusalWords(reason, texts, isTrial), 'trouble');
    site.tellParent({ type: 'round-ended' });
    if (hasEnded) site.tellParent({ type: 'ended', reason });
    isBusy = hasEnded;
    onBusy(hasEnded);
  }

  async function show(round: PlayedRound<BullEvent>): Promise<void> {
    for (const event of round.events) {
      if (event.type === 'hands') await table.deal(event);
      else if (event.type === 'bull') {
        table.mark(event.winner);
        if (event.winner === 'player')
          teller.tell(own.won(event.multiple, commission, amountText(round.net)), 'gain');
        else teller.tell(own.lost(event.multiple, amountText(round.net.slice(1)), amountText(round.win)));
      }
    }
  }

  return {
    async play(stake: string): Promise<void> {
      if (isBusy) return;
      isBusy = true;
      onBusy(true);
      table.clear();
      teller.begin();
      site.tellParent({ type: 'round-started' });
      const id = newRoundId();
      const round = await askRound({
        send: () => calls.play(id, stake),
        cycleMs,
        onLost: () => teller.tell(texts.asking, 'trouble'),
      });
      // Before it was answered it began, so this is never too soon.
      const nextAt = performance.now() + cycleMs;
      if ('reason' in round) return refused(round);
      await show(round);
      onBalance(round.after);
      site.tellParent({ type: 'balance-changed', balance: round.after });
      site.tellParent({ type: 'round-ended' });
      await wait(nextAt - performance.now());
      isBusy = false;
      onBusy(false);
    },
  };
}
