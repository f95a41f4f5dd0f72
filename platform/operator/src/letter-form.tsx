/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { randomUUID } from 'node:crypto';
import type { Typed } from '@lobby/platform-kernel/domain/operator-page';
import { aboutProblem, Problem, type SentBack } from '@lobby/platform-kernel/operator-console/fields';
import { ActionForm } from '@lobby/platform-kernel/operator-console/parts';

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

interface LetterFormProps extends Partial<SentBack> {
  /** Where it is sent to, below the path of the page. */
  readonly at: string;
  readonly kinds: readonly string[];
  /** Fields that are not typed: the site, the member. */
  readonly hidden: Typed;
  readonly button: string;
}

/** The form of a letter: its kind, and title and HTML in both languages. */
export function LetterForm({ at, kinds, hidden, button, typed = {}, problems = {} }: LetterFormProps) {
  const field = (name: string, lang: string) => ({
    name,
    lang,
    required: true,
    ...aboutProblem(name, problems),
  });
  const line = (name: string, label: string, lang: string) => (
    <label>
      {label}
      <input {...field(name, lang)} maxlength={120} value={typed[name] ?? ''} />
      <Problem of={name} problems={problems} />
    </label>
  );
  const area = (name: string, label: string, lang: string) => (
    <label>
      {label}
      <textarea {...field(name, lang)} maxlength={20_000}>
        {'\n'}
        {typed[name] ?? ''}
      </textarea>
      <Problem of={name} problems={problems} />
    </label>
  );
  return (
    <ActionForm at={at} hidden={{ ...hidden, id: typed.id ?? randomUUID() }}>
      <label>
        类型
        <select name="kind" {...aboutProblem('kind', problems)}>
          {kinds.map(kind => (
            <option value={kind} selected={kind === typed.kind}>
              {kindWord(kind)}
            </option>
          ))}
        </select>
        <Problem of="kind" problems={problems} />
      </label>
      {line('title', '标题（简体）', 'zh-Hans-CN')}
      {line('titleTw', '标题（繁体）', 'zh-Hant-TW')}
      {area('content', '内容，HTML（简体）', 'zh-Hans-CN')}
      {area('contentTw', '内容，HTML（繁体）', 'zh-Hant-TW')}
      <button type="submit">{button}</button>
    </ActionForm>
  );
}
