import type { SlotEvent, SlotRules } from '@lobby/games';
import { h } from '../elements.ts';
import type { ReplayVisit } from '../visit.ts';
import { lookOf } from './games/looks.ts';
import { createReels } from './reels.ts';
import { showRound } from './show-round.ts';
import { slotTextsOf } from './slot-texts.ts';

/** The reels of a recorded round, which its events stop again. */
export async function replaySlot(
  root: HTMLElement,
  { record, language, texts }: ReplayVisit<SlotRules, SlotEvent>,
): Promise<() => Promise<void>> {
  const { rules, round } = record;
  const look = await lookOf(record.game);
  const reels = createReels(
    rules,
    look,
    rules.reels.map(reel => reel.slice(0, rules.rows)),
  );
  const banner = h('p', { class: 'banner', 'aria-live': 'polite' });
  root.style.setProperty('--reels', String(rules.reels.length));
  root.style.setProperty('--rows', String(rules.rows));
  root.append(banner, h('div', { class: 'frame' }, reels.element));
  return async () => {
    reels.start();
    await showRound(round.events, {
      ...{ reels, texts, own: slotTextsOf(language), poolWin: record.poolWin },
      isGain: round.multiplier > 100 * round.units,
      announce: sentence => {
        banner.textContent = sentence;
      },
    });
  };
}
