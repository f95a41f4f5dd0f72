import { button, h, setPressable } from '../elements.ts';
import { eventList } from '../record/event-list.ts';
import { moneyFacts } from '../record/facts.ts';
import { namesOfGame } from '../record/names-of-game.ts';
import type { ShownRecord } from '../record/round-page.ts';
import { replays } from '../replays.ts';
import { amountText } from '../shell/amount-text.ts';
import { textsOf } from '../texts.ts';

/** Shows a round again from its events and its own rules: in the page of its game where there is one, and in words. */
export async function showReplay(root: HTMLElement, { record, language, texts }: ShownRecord): Promise<void> {
  const names = await namesOfGame(record, language);
  const mount = record.kind === null ? undefined : await replays[record.kind]();
  const result = h('p', { class: 'result', role: 'status' });
  root.append(
    h('p', { class: 'quiet' }, texts.replayNote),
    ...(mount ? [playedAgain()] : []),
    moneyFacts(record, texts),
    h(
      'section',
      { class: 'part' },
      h('h2', {}, texts.events),
      eventList(record.round.events, language, names),
      h('p', { class: 'quiet hash' }, `${texts.rulesOf} ${record.rulesHash}`),
    ),
  );

  function playedAgain(): HTMLElement {
    const stage = h('div', { class: 'stage', 'data-replay': record.kind ?? '' });
    const shown = mount?.(stage, { record, language, texts: textsOf(language) });
    const again = button({ class: 'pill' }, () => void run(), texts.again);
    async function run(): Promise<void> {
      setPressable(again, false);
      result.textContent = texts.showing;
      await (await shown)?.();
      const isNothing = record.round.multiplier === 0;
      result.textContent = isNothing ? texts.nothing : `${texts.win} ${amountText(record.win)}`;
      setPressable(again, true);
    }
    void run();
    return h('section', { class: 'replayed' }, stage, result, again);
  }
}
