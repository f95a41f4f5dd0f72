/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { ActionForm, Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import { AuthorLink } from './author-view.tsx';
import type { latestRooms, reportedMessages } from './chat-rows.ts';
import { MessageForms } from './message-forms.tsx';

/** Every message that waits for somebody to look at it, with what may be done about it. */
export function ReportedList({
  reported,
  notes,
}: {
  reported: Awaited<ReturnType<typeof reportedMessages>>;
  notes: ReadonlyMap<string, number>;
}) {
  return (
    <section>
      <h2>待处理的举报</h2>
      {reported.length === 0 && <p>没有待处理的举报。</p>}
      {reported.map(({ id, site_id, room_id, author, name, content, said_at, reports, reasons }) => (
        <article>
          <h3>
            <AuthorLink of={{ siteId: site_id, author }} name={name || '访客'} notes={notes} />
            （站点 {site_id}，聊天室 {room_id}）
          </h3>
          <p class="typed">{content}</p>
          <p>
            <Time at={said_at} /> · {reports} 人举报{reasons && `：${reasons}`}
          </p>
          <MessageForms of={{ site: site_id, rid: room_id, id: String(id) }} />
          <ActionForm hidden={{ does: 'keep', site: site_id, rid: room_id, id: String(id) }}>
            <button type="submit">没有问题，保留</button>
          </ActionForm>
        </article>
      ))}
    </section>
  );
}

/** The rooms in which something was said last. */
export function RoomList({ rooms }: { rooms: Awaited<ReturnType<typeof latestRooms>> }) {
  return (
    <section>
      <h2>聊天室</h2>
      <Table
        head={['聊天室', '站点', '最后一条', '时间', '状态']}
        rows={rooms.map(({ id, site_id, content, said_at, closed_at, writers }) => [
          <a href={`/dev/operator/chat/room/${site_id}/${id}`}>{id}</a>,
          site_id,
          content,
          <Time at={said_at} />,
          closed_at === null ? writerWords[writers] : '已关闭',
        ])}
      />
    </section>
  );
}

/** Who writes in a room, as operators read it. */
export const writerWords = { members: '会员可发言', everybody: '所有人可发言', nobody: '全员禁言' } as const;
