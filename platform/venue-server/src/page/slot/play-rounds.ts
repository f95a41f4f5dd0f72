import type { PlayedRound, Refused, SessionCalls } from '../server.ts';
import type { Site } from '../site-messages.ts';
import type { Texts } from '../texts.ts';
import type { Reels } from './reels.ts';
import { showRound } from './show-round.ts';
import { fenOf } from './stakes.ts';

/** What the page shows around the reels. */
interface View {
  readonly isBusy: boolean;
  readonly sentence: string;
  readonly tone: 'plain' | 'gain' | 'trouble';
  /** Changes when a round has ended, not before. */
  readonly balance?: string;
}

interface Deps {
  readonly calls: SessionCalls;
  readonly reels: Reels;
  readonly texts: Texts;
  readonly site: Site;
  readonly cycleMs: number;
  readonly isTrial: boolean;
  readonly announce: (sentence: string) => void;
  readonly show: (view: View) => void;
}

/** How long it waits before it asks for a round again whose answer was lost, ms. */
const pauses = [500, 1_000, 2_000, 4_000];

/** One round after the other, each by a press of its own. */
export function playRounds({ calls, reels, texts, site, cycleMs, isTrial, announce, show }: Deps) {
  let isBusy = false;
  let hasEnded = false;

  /** Asks until it is known what became of the round: its id is the same, so it is played once. */
  async function ask(id: string, stake: string): Promise<PlayedRound | Refused> {
    for (let tries = 0; ; tries += 1) {
      const answer = await calls.play(id, stake);
      if (!('reason' in answer)) return answer;
      if (answer.reason === 'too-soon') await wait(answer.waitMs ?? cycleMs);
      else if (answer.reason === 'unreachable') {
        show({ isBusy: true, sentence: texts.asking, tone: 'trouble' });
        await wait(pauses[Math.min(tries, pauses.length - 1)] ?? 0);
      } else return answer;
    }
  }

  function refused({ reason }: Refused): void {
    const lacks = isTrial ? texts.noCredits : texts.noBalance;
    hasEnded = reason === 'session-ended';
    const sentence = hasEnded ? texts.ended : reason === 'balance' ? lacks : texts.failed;
    show({ isBusy: hasEnded, sentence, tone: 'trouble' });
    site.tellParent(hasEnded ? { type: 'ended', reason } : { type: 'error', reason });
  }

  return {
    async play(stake: string): Promise<void> {
      if (isBusy || hasEnded) return;
      isBusy = true;
      show({ isBusy, sentence: '', tone: 'plain' });
      site.tellParent({ type: 'round-started' });
      reels.start();
      const round = await ask(newRoundId(), stake);
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
      await showRound(round.events, { reels, texts, announce, isGain: win > staked });
      const sentence =
        win === 0 ? texts.noReturn : win > staked ? texts.win(round.win) : texts.back(round.win);
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

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, Math.max(0, ms)));

/** A UUID; `crypto.randomUUID` is not there on a page without TLS. */
function newRoundId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
