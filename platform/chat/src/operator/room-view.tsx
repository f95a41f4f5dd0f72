/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { ActionForm, Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import { byWhomWord, doneWord } from './action-words.ts';
import { AuthorLink } from './author-view.tsx';
import type { RoomRows } from './chat-rows.ts';
import { writerWords } from './lists.tsx';
import { MessageForms } from './message-forms.tsx';

/** One room: how it is set, what was said last, and what was done in it. */
export function RoomView({ rows: { room, messages, actions, notes } }: { rows: RoomRows }) {
  const siteId = room.site_id;
  const of = { site: room.site_id, rid: room.id };
  return (
    <>
      {room.closed_at === null ? <RoomForms room={room} /> : <p>聊天室已关闭。</p>}
      <h2>最近的消息</h2>
      <Table
        head={['时间', '作者', '内容', '']}
        rows={messages.map(({ id, said_at, author, name, content, withdrawn_at }) => [
          <Time at={said_at} />,
          <AuthorLink of={{ siteId, author }} name={name || '访客'} notes={notes} />,
          content,
          withdrawn_at === null ? <MessageForms of={{ ...of, id: String(id) }} /> : '已撤下',
        ])}
      />
      <h2>处理记录</h2>
      <Table
        head={['时间', '做了什么', '对象', '由谁', '说明']}
        rows={actions.map(({ at, kind, author, by_whom, detail }) => [
          <Time at={at} />,
          doneWord(kind),
          author && <AuthorLink of={{ siteId, author }} name={author} notes={notes} />,
          byWhomWord(by_whom),
          detail,
        ])}
      />
    </>
  );
}

function RoomForms({ room }: { room: RoomRows['room'] }) {
  const of = { site: room.site_id, rid: room.id };
  return (
    <>
      <ActionForm hidden={{ does: 'room', ...of }}>
        <label>
          谁可以发言
          <select name="writers">
            {Object.entries(writerWords).map(([value, label]) => (
              <option value={value} selected={value === room.writers}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          慢速模式（秒，0 为关闭）
          <input name="slow" inputmode="numeric" value={String(Number(room.slow_ms) / 1_000)} required />
        </label>
        <label>
          最低 VIP 等级
          <input name="grade" inputmode="numeric" value={String(room.least_grade)} required />
        </label>
        <label>
          置顶公告
          <input name="pinned" maxlength={200} value={room.pinned} />
        </label>
        <label>
          原因
          <input name="reason" maxlength={80} />
        </label>
        <button type="submit">保存设置</button>
      </ActionForm>
      <ActionForm hidden={{ does: 'clear', ...of }}>
        <label>
          原因
          <input name="reason" maxlength={80} required />
        </label>
        <button type="submit">清屏</button>
      </ActionForm>
      <ActionForm hidden={{ does: 'close', ...of }}>
        <label>
          原因
          <input name="reason" maxlength={80} required />
        </label>
        <button type="submit">关闭聊天室</button>
      </ActionForm>
    </>
  );
}
