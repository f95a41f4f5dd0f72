import type { GameEvent } from '@lobby/games';
import type { Refused, SessionCalls } from '../server.ts';
import { amountText } from '../shell/amount-text.ts';
import { askRound, newRoundId } from '../shell/ask-round.ts';
import { refusalWords } from '../shell/refusal-words.ts';
import { fenOf } from '../shell/stakes.ts';
import { wait } from '../shell/wait.ts';
import type { Visit } from '../visit.ts';
import type { FishingRules } from './fishing-rules.ts';
import { fishingTextsOf } from './fishing-texts.ts';
import type { Tank } from './tank.ts';

export type FishingEvent = Extract<GameEvent, { type: 'shot' | 'round-end' }>;

interface View {
  readonly isBusy: boolean;
  readonly sentence: string;
  readonly tone: 'plain' | 'gain' | 'trouble';
  /** Changes when a shot has landed, not before. */
  readonly balance?: string;
}

interface Deps {
  readonly visit: Visit<FishingRules>;
  readonly calls: SessionCalls<FishingEvent>;
  readonly tank: Tank;
  readonly nameOf: (kind: string) => string;
  readonly show: (view: View) => void;
}

/** One shot after the other, each by a press of its own. */
export function shots({ visit, calls, tank, nameOf, show }: Deps) {
  const { site, texts, state, language } = visit;
  const words = fishingTextsOf(language);
  let isBusy = false;
  let hasEnded = false;

  function refused(refusal: Refused): void {
    const { reason } = refusal;
    hasEnded = reason === 'session-ended';
    show({ isBusy: hasEnded, sentence: refusalWords(refusal, texts, state.isTrial), tone: 'trouble' });
    // Anything else is said by the game, which goes on: of an error the site covers it.
    if (hasEnded) site.tellParent({ type: 'ended', reason });
  }

  return {
    async fire(target: string, stake: string): Promise<void> {
      if (isBusy || hasEnded) return;
      isBusy = true;
      show({ isBusy, sentence: '', tone: 'plain' });
      site.tellParent({ type: 'round-started' });
      tank.shoot();
      const id = newRoundId();
      const round = await askRound({
        send: () => calls.play(id, stake, { target }),
        cycleMs: state.cycleMs,
        onLost: () => show({ isBusy: true, sentence: texts.asking, tone: 'trouble' }),
      });
      // Before it was answered it began, so this is never too soon.
      const nextAt = performance.now() + state.cycleMs;
      if ('reason' in round) {
        isBusy = false;
        tank.clear();
        refused(round);
        site.tellParent({ type: 'round-ended' });
        return;
      }
      const isCaught = round.events.some(event => event.type === 'shot' && event.isCaught);
      await tank.land(isCaught);
      const isGain = fenOf(round.win) > fenOf(round.staked);
      const sentence = isCaught
        ? words.caught(nameOf(target), amountText(round.win))
        : words.escaped(nameOf(target));
      const shown = { sentence, tone: isGain ? 'gain' : 'plain', balance: round.after } as const;
      show({ isBusy, ...shown });
      site.tellParent({ type: 'balance-changed', balance: round.after });
      site.tellParent({ type: 'round-ended' });
      await wait(nextAt - performance.now());
      isBusy = false;
      show({ isBusy, ...shown });
    },
  };
}
