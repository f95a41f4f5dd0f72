import type { ToldRecord } from '../../rounds/told-record.ts';
import { h } from '../elements.ts';
import { type Language, languageOf } from '../texts.ts';
import { loadRecord } from './load-record.ts';
import { type RecordTexts, recordTextsOf } from './record-texts.ts';

/** What is shown of a round that is over: nothing of who played it, and no way to play. */
export interface ShownRecord {
  readonly record: ToldRecord;
  readonly language: Language;
  readonly texts: RecordTexts;
}

interface RoundPage {
  readonly title: (texts: RecordTexts) => string;
  /** The page of the same round beside this one, and what leads there. */
  readonly beside: { readonly path: '/verify' | '/replay'; readonly name: (texts: RecordTexts) => string };
  readonly fill: (root: HTMLElement, shown: ShownRecord) => void | Promise<void>;
}

/** Each script names itself. */
const scripts: Readonly<Record<Language, string>> = { 'zh-CN': '简体', 'zh-TW': '繁體' };

/** Opens the page of the round in the address, in the script that the address or the browser asks for. */
export async function openRoundPage({ title, beside, fill }: RoundPage): Promise<void> {
  const { pathname, searchParams } = new URL(location.href);
  const language = languageOf(searchParams.get('lang') ?? navigator.language);
  const texts = recordTextsOf(language);
  document.documentElement.lang = language;
  document.title = title(texts);
  const root = document.querySelector<HTMLElement>('main') ?? document.body;
  root.append(h('p', { class: 'notice', role: 'status' }, texts.opening));
  const record = await loadRecord(pathname);
  root.replaceChildren();
  if (typeof record === 'string') {
    const problem = record === 'no-round' ? texts.noRound : texts.unreachable;
    root.append(h('div', { class: 'notice', role: 'alert' }, h('h1', {}, title(texts)), h('p', {}, problem)));
    return;
  }
  const other: Language = language === 'zh-TW' ? 'zh-CN' : 'zh-TW';
  document.title = `${title(texts)} · ${record.name[language]}`;
  root.append(
    h(
      'header',
      { class: 'top' },
      h('h1', {}, title(texts)),
      h('p', { class: 'quiet' }, record.name[language]),
      h(
        'nav',
        {},
        h('a', { class: 'pill', href: `${beside.path}/${record.id}?lang=${language}` }, beside.name(texts)),
        h('a', { class: 'pill', href: `?lang=${other}`, lang: other, hreflang: other }, scripts[other]),
      ),
    ),
  );
  await fill(root, { record, language, texts });
}
