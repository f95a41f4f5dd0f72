/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { ActionForm, Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import { AuthorLink } from './author-view.tsx';
import type { mutedAuthors } from './chat-rows.ts';
import { PatternForm, PatternList } from './pattern-form.tsx';

interface SiteRulesProps {
  readonly sites: readonly {
    readonly id: string;
    readonly title: string;
    readonly words: readonly string[];
    readonly patterns: readonly { readonly id: number; readonly pattern: string }[];
  }[];
  readonly muted: Awaited<ReturnType<typeof mutedAuthors>>;
  /** How many notes there are of each author. */
  readonly notes: ReadonlyMap<string, number>;
}

/** What holds in every room of a site: who may not write, refused words and patterns, and who looks after the rooms. */
export function SiteRules({ sites, muted, notes }: SiteRulesProps) {
  return (
    <>
      <h2>禁言中</h2>
      <Table
        head={['作者', '站点', '到', '原因', '']}
        rows={muted.map(({ author, site_id, until_at, reason }) => [
          <AuthorLink of={{ siteId: site_id, author }} name={author} notes={notes} />,
          site_id,
          <Time at={until_at} />,
          reason,
          <ActionForm hidden={{ does: 'unmute', site: site_id, author }}>
            <button type="submit">解除</button>
          </ActionForm>,
        ])}
      />
      {sites.map(({ id, title, words, patterns }) => (
        <section>
          <h2>{title}</h2>
          <p>
            除平台词表外，本站另外拒绝：{words.length > 0 ? words.join('、') : '无'}
            。按整词包含判断。
          </p>
          <ActionForm hidden={{ does: 'word', site: id }}>
            <label>
              词语
              <input name="word" maxlength={40} required />
            </label>
            <button type="submit" name="refused" value="1">
              加入词表
            </button>
            <button type="submit" name="refused" value="0">
              移出词表
            </button>
          </ActionForm>
          <PatternList site={id} patterns={patterns} />
          <PatternForm site={id} />
          <ActionForm hidden={{ does: 'moderator', site: id }}>
            <label>
              会员用户名
              <input name="name" maxlength={40} required />
            </label>
            <button type="submit" name="is" value="1">
              设为聊天室管理员
            </button>
            <button type="submit" name="is" value="0">
              取消管理员
            </button>
          </ActionForm>
        </section>
      ))}
    </>
  );
}
