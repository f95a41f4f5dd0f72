import { randomUUID } from 'node:crypto';
import { escapeHtml } from '@lobby/platform-kernel/texts/html';
import type { Problems, Typed } from './read-forms.ts';

const kindWords: Readonly<Record<string, string>> = {
  notice: '通知',
  activity: '活动',
  fd: '资金',
  brnotice: '通知（群发）',
  bractivity: '活动（群发）',
  brbulletin: '公告（群发）',
  brmatch: '赛事（群发）',
  brfd: '资金（群发）',
};

/** The word of a kind of letters. */
export function kindWord(kind: string): string {
  return kindWords[kind] ?? kind;
}

export interface LetterFormProps {
  readonly action: string;
  readonly token: string;
  readonly kinds: readonly string[];
  /** Fields that are not typed: the site, the member. */
  readonly hidden: Typed;
  /** What was typed before, with what is wrong with it. */
  readonly typed?: Typed;
  readonly problems?: Problems;
  readonly button: string;
}

/** The form of a letter: its kind, and title and HTML in both languages. */
export function letterFormHtml(props: LetterFormProps): string {
  const { action, token, kinds, typed = {}, problems = {}, button } = props;
  const problem = (name: string) =>
    problems[name] === undefined ? '' : `<em id="${name}-problem">${escapeHtml(problems[name])}</em>`;
  const about = (name: string) =>
    problems[name] === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-problem"`;
  const line = (name: string, label: string, lang: string) =>
    `<label>${label}<input name="${name}" lang="${lang}" required maxlength="120" value="${escapeHtml(typed[name] ?? '')}"${about(name)}>${problem(name)}</label>`;
  const area = (name: string, label: string, lang: string) =>
    `<label>${label}<textarea name="${name}" lang="${lang}" required maxlength="20000"${about(name)}>\n${escapeHtml(typed[name] ?? '')}</textarea>${problem(name)}</label>`;
  const options = kinds.map(
    kind => `<option value="${kind}"${kind === typed.kind ? ' selected' : ''}>${kindWord(kind)}</option>`,
  );
  return [
    `<form method="post" action="${action}">`,
    hiddenFields({ ...props.hidden, token, id: typed.id ?? randomUUID() }),
    `<label>类型<select name="kind"${about('kind')}>${options.join('')}</select>${problem('kind')}</label>`,
    line('title', '标题（简体）', 'zh-Hans-CN'),
    line('titleTw', '标题（繁体）', 'zh-Hant-TW'),
    area('content', '内容，HTML（简体）', 'zh-Hans-CN'),
    area('contentTw', '内容，HTML（繁体）', 'zh-Hant-TW'),
    `<button>${button}</button></form>`,
  ].join('');
}

/** Fields of a form that are sent and not shown. */
export function hiddenFields(fields: Typed): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
}
