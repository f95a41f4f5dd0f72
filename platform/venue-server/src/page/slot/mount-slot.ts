import type { SlotEvent, SlotRules } from '@lobby/games';
import { button, h, setPressable } from '../elements.ts';
import { sessionCalls } from '../server.ts';
import { footer } from '../shell/footer.ts';
import { fundsOf } from '../shell/funds.ts';
import { header } from '../shell/header.ts';
import { createPanels } from '../shell/panels.ts';
import { onSpaceKey } from '../shell/space-key.ts';
import { stakeStepper } from '../shell/stake-stepper.ts';
import type { Visit } from '../visit.ts';
import { lookOf } from './games/looks.ts';
import { payTable } from './pay-table.ts';
import { playRounds } from './play-rounds.ts';
import { poolLine } from './pool-line.ts';
import { createReels } from './reels.ts';
import { slotTextsOf } from './slot-texts.ts';
import { smallPicture } from './symbols.ts';

/** The page of a slot: its reels, what is staked on them, and what is known of them one press away. */
export async function mountSlot(root: HTMLElement, visit: Visit<SlotRules>): Promise<void> {
  const { state, key, site, language, texts } = visit;
  const { rules, isTrial, cycleMs } = state;
  const calls = sessionCalls<SlotEvent>(key);
  const look = await lookOf(state.game);
  const own = slotTextsOf(language);
  const reels = createReels(
    rules,
    look,
    rules.reels.map(reel => reel.slice(0, rules.rows)),
  );
  const frame = h('div', { class: 'frame' }, reels.element);
  const percent = state.sheet.jackpotPercent;
  const pool = rules.jackpot && poolLine({ calls, texts: own, percent, isTrial });
  const stake = stakeStepper(state.stakes, texts);
  const funds = fundsOf(visit);
  funds.follow();
  const result = h('p', { class: 'result', role: 'status' }, texts.ready);
  const banner = h('p', { class: 'banner', 'aria-live': 'polite' });
  const panels = createPanels({
    ...{ calls, texts, language },
    rules: () => payTable(visit, look, own),
    picture: ({ events }) => smallPicture(events as readonly SlotEvent[], look, language),
  });
  const spin = button({ class: 'spin' }, () => void rounds.play(stake.value()), texts.play);
  const rounds = playRounds({
    ...{ calls, reels, texts, own, site, cycleMs, isTrial },
    announce: sentence => {
      banner.textContent = sentence;
    },
    show(view) {
      setPressable(spin, !view.isBusy);
      spin.textContent = view.isBusy ? texts.playing : texts.play;
      stake.setBusy(view.isBusy);
      result.textContent = view.sentence;
      result.dataset.tone = view.tone;
      if (view.balance === undefined) return;
      funds.show(view.balance);
      pool?.ask();
    },
  });
  const stage = h('section', { class: 'stage' }, ...(pool ? [pool.element] : []), banner, frame, result);
  stage.dataset.pool = String(pool !== undefined);
  stage.style.setProperty('--reels', String(rules.reels.length));
  stage.style.setProperty('--rows', String(rules.rows));
  root.append(
    header(visit, panels),
    stage,
    h('section', { class: 'bar' }, funds.element, stake.element, spin),
    footer(visit),
    panels.element,
  );
  onSpaceKey(() => spin.click(), panels.isOpen);
}
