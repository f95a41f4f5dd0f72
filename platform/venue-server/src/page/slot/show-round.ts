import type { SlotEvent } from '@lobby/games';
import { amountText } from '../shell/amount-text.ts';
import { wait } from '../shell/wait.ts';
import type { Texts } from '../texts.ts';
import type { Reels } from './reels.ts';
import type { SlotTexts } from './slot-texts.ts';

const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** How long wins are seen before free spins go on, ms. */
const seenMs = 900;

interface Stage {
  readonly reels: Reels;
  readonly texts: Texts;
  readonly own: SlotTexts;
  /** What the round was paid out of the jackpot; empty in a trial, which is paid nothing. */
  readonly poolWin: string;
  /** A sentence above the reels; empty: none. */
  readonly announce: (sentence: string) => void;
  /** Whether the whole round brought more than it took: nothing less is made much of. */
  readonly isGain: boolean;
}

/** Plays the events of a round, in their order; it ends when the last of them was shown. */
export async function showRound(
  events: readonly SlotEvent[],
  { reels, texts, own, poolWin, announce, isGain }: Stage,
): Promise<void> {
  let times = 1;
  let isFirst = true;
  for (const event of events) {
    switch (event.type) {
      case 'reels':
        if (!isFirst) {
          await seen();
          reels.start();
        }
        isFirst = false;
        await reels.stop(event.symbols);
        break;
      case 'line-win':
        reels.showLine(event.rows, isGain);
        break;
      case 'scatter':
        reels.showSymbol(event.symbol);
        break;
      case 'free-spins-begin':
        times = event.times;
        announce(texts.freeWon(event.spins, times));
        await seen();
        break;
      case 'free-spin':
        announce(texts.freeSpins(event.spin, event.spins, times));
        break;
      case 'free-spins-end':
        await seen();
        announce('');
        break;
      case 'jackpot-won':
        announce(poolWin === '' ? own.poolTrialWon : own.poolWon(amountText(poolWin)));
        await seen();
        break;
    }
  }
}

const seen = () => wait(calm.matches ? seenMs * 1.5 : seenMs);
