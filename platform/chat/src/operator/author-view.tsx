/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { ActionForm, Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import { byWhomWord, doneWord } from './action-words.ts';
import type { AuthorRows } from './author-rows.ts';

/** Somebody who writes: the notes on them, whether they may write, what was done to them and what they said. */
export function AuthorView({ rows }: { rows: AuthorRows }) {
  const { siteId, author, notes, muted, actions, messages } = rows;
  return (
    <>
      <h2>备注</h2>
      <p>运营的备注只有运营看得到，管理员的备注管理员也看得到。备注不能更改或删除，有变化时再加一条。</p>
      <Table
        head={['时间', '由谁', '内容']}
        rows={notes.map(({ at, by_whom, detail }) => [<Time at={at} />, byWhomWord(by_whom), detail])}
      />
      <ActionForm hidden={{ does: 'note', site: siteId, author }}>
        <label>
          内容
          <input name="text" maxlength={500} required />
        </label>
        <label>
          署名
          <input name="by" maxlength={20} />
        </label>
        <button type="submit">加备注</button>
      </ActionForm>
      <h2>禁言</h2>
      {muted ? (
        <>
          <p>
            到 <Time at={muted.until} />
            {muted.reason && `：${muted.reason}`}
          </p>
          <ActionForm hidden={{ does: 'unmute', site: siteId, author }}>
            <button type="submit">解除</button>
          </ActionForm>
        </>
      ) : (
        <p>可以发言。</p>
      )}
      <h2>处理记录</h2>
      <Table
        head={['时间', '做了什么', '聊天室', '由谁', '说明']}
        rows={actions.map(({ at, kind, room_id, by_whom, detail }) => [
          ...[<Time at={at} />, doneWord(kind), room_id, byWhomWord(by_whom), detail],
        ])}
      />
      <h2>最近的消息</h2>
      <Table
        head={['时间', '聊天室', '内容']}
        rows={messages.map(({ said_at, room_id, content, withdrawn_at }) => [
          <Time at={said_at} />,
          <a href={`/dev/operator/chat/room/${siteId}/${room_id}`}>{room_id}</a>,
          withdrawn_at === null ? content : `（已撤下）${content}`,
        ])}
      />
    </>
  );
}

/** The way to somebody who writes, with how many notes there are of them. */
export function AuthorLink({ of, name, notes }: AuthorLinkProps) {
  const count = notes.get(`${of.siteId}/${of.author}`) ?? 0;
  return (
    <a href={`/dev/operator/chat/author/${of.siteId}/${encodeURIComponent(of.author)}`}>
      {name}
      {count > 0 && `（${count} 条备注）`}
    </a>
  );
}

interface AuthorLinkProps {
  readonly of: { readonly siteId: string; readonly author: string };
  readonly name: string;
  /** How many there are, by `site/author`. */
  readonly notes: ReadonlyMap<string, number>;
}
