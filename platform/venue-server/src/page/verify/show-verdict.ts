import type { ToldRecord } from '../../rounds/told-record.ts';
import { h } from '../elements.ts';
import { eventList } from '../record/event-list.ts';
import { moneyFacts } from '../record/facts.ts';
import { namesOfGame } from '../record/names-of-game.ts';
import type { RecordTexts } from '../record/record-texts.ts';
import type { ShownRecord } from '../record/round-page.ts';
import { checkRecord, type Verdict } from './check-record.ts';
import { rulesFacts, seedFacts } from './seed-facts.ts';

const marks = { equal: '✓', different: '✕', sealed: '…', unknown: '?' } as const;

/** Draws the round again here, says what came of it, and shows everything by which anybody can do the same. */
export async function showVerdict(
  root: HTMLElement,
  { record, language, texts }: ShownRecord,
): Promise<void> {
  const names = await namesOfGame(record, language);
  const verdict = checkRecord(record);
  const isShared = record.seeds.kind === 'shared';
  const recorded = part(texts.recorded, eventList(record.round.events, language, names));
  root.append(
    h(
      'section',
      { class: 'verdict', 'data-verdict': verdict.is, role: 'status' },
      h('span', { class: 'mark', 'aria-hidden': 'true' }, marks[verdict.is]),
      h('div', {}, h('h2', {}, texts[verdict.is]), h('p', {}, noteOf(verdict, isShared, texts))),
    ),
    moneyFacts(record, texts),
    part(texts.how, h('p', {}, isShared ? texts.howShared : texts.howNote)),
    ...seedFacts(record, texts).map(([name, list]) => part(name, list)),
    part(texts.recomputed, rulesFacts(record, names, texts)),
    'round' in verdict && verdict.round
      ? h(
          'div',
          { class: 'compared' },
          recorded,
          part(texts.drawnAgain, eventList(verdict.round.events, language, names)),
        )
      : recorded,
    part(texts.downloads, ...downloads(record, texts)),
  );
}

function noteOf(verdict: Verdict, isShared: boolean, texts: RecordTexts): string {
  switch (verdict.is) {
    case 'equal':
      return texts.equalNote;
    case 'sealed':
      return isShared ? texts.sealedShared : texts.sealedNote;
    case 'different':
      return texts.reasons[verdict.reason];
    case 'unknown':
      return texts.reasons.game;
  }
}

const part = (name: string, ...content: readonly Node[]): HTMLElement =>
  h('section', { class: 'part' }, h('h2', {}, name), ...content);

/** The record, its tables and the program that draws it again, each as a file. */
function downloads(record: ToldRecord, texts: RecordTexts): readonly Node[] {
  return [
    h('p', {}, texts.downloadsNote),
    h(
      'p',
      { class: 'downloads' },
      fileOf(texts.record, 'round.json', record),
      fileOf(texts.tables, `rules-${record.game}.json`, record.rules),
      h('a', { class: 'pill', href: '/page/verify-round.mjs', download: 'verify-round.mjs' }, texts.script),
    ),
  ];
}

function fileOf(name: string, file: string, content: unknown): HTMLAnchorElement {
  const text = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  return h('a', { class: 'pill', href: URL.createObjectURL(text), download: file }, name);
}
