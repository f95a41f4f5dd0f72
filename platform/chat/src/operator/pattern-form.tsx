/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Field, FormAt, type SentBack } from '@lobby/platform-kernel/operator-console/fields';
import { ActionForm, Said, Table } from '@lobby/platform-kernel/operator-console/parts';

interface PatternFormProps {
  readonly site: string;
  /** What was typed, and what is wrong with it. */
  readonly back?: SentBack;
}

/** A pattern to try on a line and to add. What was typed stays. */
export function PatternForm({ site, back }: PatternFormProps) {
  return (
    <FormAt.Provider value={{ id: `pattern-${site}`, ...back }}>
      <ActionForm hidden={{ does: 'pattern', site }}>
        <Field
          name="pattern"
          label="正则表达式"
          hint="RE2 写法。判断前，空格、标点和看不见的字符已去掉，全角、大写和繁体已转为半角、小写和简体。"
          most={1_000}
        />
        <Field name="sample" label="用来试的一行" hint="只用来试，不保存。" most={1_000} />
        <button type="submit" name="act" value="try">
          试一试
        </button>
        <button type="submit" name="act" value="add">
          加入
        </button>
      </ActionForm>
    </FormAt.Provider>
  );
}

/** What a pattern finds in a line, with the form again. */
export function PatternTried(
  props: PatternFormProps & { readonly tight: string; readonly found: string | undefined },
) {
  const { tight, found } = props;
  return (
    <>
      <Said>
        {found === undefined ? '没有匹配，这一行不会因此被拒绝。' : `匹配到“${found}”，这一行会被拒绝。`}
        判断时看到的是：{tight === '' ? '空' : tight}
      </Said>
      <PatternForm {...props} />
    </>
  );
}

/** The patterns of a site, each to be taken away. */
export function PatternList({
  site,
  patterns,
}: {
  readonly site: string;
  readonly patterns: readonly { readonly id: number; readonly pattern: string }[];
}) {
  if (patterns.length === 0) return null;
  return (
    <Table
      head={['正则表达式', '']}
      rows={patterns.map(({ id, pattern }) => [
        <code>{pattern}</code>,
        <ActionForm hidden={{ does: 'pattern-remove', site, id: String(id) }}>
          <button type="submit">移出</button>
        </ActionForm>,
      ])}
    />
  );
}
