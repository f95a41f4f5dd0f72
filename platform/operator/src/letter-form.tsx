/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { randomUUID } from 'node:crypto';
import type { Typed } from '@lobby/platform-kernel/domain/operator-page';
import { Area, Choice, Field, FormAt, type SentBack } from '@lobby/platform-kernel/operator-console/fields';
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
  const title = { required: true, most: 120 };
  const content = { required: true, most: 20_000 };
  return (
    <FormAt.Provider value={{ id: 'letter', typed, problems }}>
      <ActionForm at={at} hidden={{ ...hidden, id: typed.id ?? randomUUID() }}>
        <Choice
          name="kind"
          label="类型"
          options={kinds.map(kind => ({ value: kind, label: kindWord(kind) }))}
        />
        <Field name="title" label="标题（简体）" lang="zh-Hans-CN" {...title} />
        <Field name="titleTw" label="标题（繁体）" lang="zh-Hant-TW" {...title} />
        <Area name="content" label="内容，HTML（简体）" lang="zh-Hans-CN" {...content} />
        <Area name="contentTw" label="内容，HTML（繁体）" lang="zh-Hant-TW" {...content} />
        <button type="submit">{button}</button>
      </ActionForm>
    </FormAt.Provider>
  );
}
