import type { SlotEvent } from '@lobby/games';
import type { Refused, SessionCalls } from '../server.ts';
import { amountText } from '../shell/amount-text.ts';
import { askRound, newRoundId } from '../shell/ask-round.ts';
import { refusalWords } from '../shell/refusal-words.ts';
import { fenOf } from '../shell/stakes.ts';
import { wait } from '../shell/wait.ts';
import type { Site } from '../site-messages.ts';
import type { Texts } from '../texts.ts';
import type { Reels } from './reels.ts';
import { showRound } from './show-round.ts';
import type { SlotTexts } from './slot-texts.ts';

/** What the page shows around the reels. */
interface View {
  readonly isBusy: boolean;
  readonly sentence: string;
  readonly tone: 'plain' | 'gain' | 'trouble';
  /** Changes when a round has ended, not before. */
  readonly balance?: string;
}

interface Deps {
  readonly calls: SessionCalls<SlotEvent>;
  readonly reels: Reels;
  readonly texts: Texts;
  readonly own: SlotTexts;
  readonly site: Site;
  readonly cycleMs: number;
  readonly isTrial: boolean;
  readonly announce: (sentence: string) => void;
  readonly show: (view: View) => void;
}

/** One round after the other, each by a press of its own. */
export function playRounds({ calls, reels, texts, own, site, cycleMs, isTrial, announce, show }: Deps) {
  let isBusy = false;
  let hasEnded = false;

  function refused(refusal: Refused): void {
    const { reason } = refusal;
    hasEnded = reason === 'session-ended';
    show({ isBusy: hasEnded, sentence: refusalWords(refusal, texts, isTrial), tone: 'trouble' });
    // Anything else is said by the game, which goes on: of an error the site covers it.
    if (hasEnded) site.tellParent({ type: 'ended', reason });
  }

  return {
    async play(stake: string): Promise<void> {
      if (isBusy || hasEnded) return;
      isBusy = true;
      announce('');
      show({ isBusy, sentence: '', tone: 'plain' });
      site.tellParent({ type: 'round-started' });
      reels.start();
      const id = newRoundId();
      const round = await askRound({
        send: () => calls.play(id, stake),
        cycleMs,
        onLost: () => show({ isBusy: true, sentence: texts.asking, tone: 'trouble' }),
      });
      // Before it was answered it began, so this is never too soon.
      const nextAt = performance.now() + cycleMs;
      isBusy = false;
      if ('reason' in round) {
        await reels.stop(reels.standing());
        refused(round);
        site.tellParent({ type: 'round-ended' });
        return;
      }
      isBusy = true;
      const [win, staked] = [fenOf(round.win), fenOf(round.staked)];
      const poolWin = isTrial ? '' : round.poolWin;
      await showRound(round.events, { reels, texts, own, poolWin, announce, isGain: win > staked });
      const sentence =
        win === 0
          ? texts.noReturn
          : win > staked
            ? texts.win(amountText(round.win))
            : texts.back(amountText(round.win));
      const shown = { sentence, tone: win > staked ? 'gain' : 'plain', balance: round.after } as const;
      show({ isBusy, ...shown });
      site.tellParent({ type: 'balance-changed', balance: round.after });
      site.tellParent({ type: 'round-ended' });
      await wait(nextAt - performance.now());
      isBusy = false;
      show({ isBusy, ...shown });
    },
  };
}
