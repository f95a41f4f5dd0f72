/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { OperatorPage } from '@lobby/platform-kernel/domain/operator-page';
import { patternRows } from '../moderation/patterns/site-patterns.ts';
import { wordsOf } from '../moderation/site-words.ts';
import { authorRows, countNotes } from './author-rows.ts';
import { AuthorView } from './author-view.tsx';
import { type ChatOperatorNeeds, chatActions } from './chat-actions.ts';
import { countReported, latestRooms, mutedAuthors, reportedMessages, roomRows } from './chat-rows.ts';
import { ReportedList, RoomList } from './lists.tsx';
import { patternActions } from './pattern-actions.tsx';
import { RoomView } from './room-view.tsx';
import { SiteRules } from './site-rules.tsx';

/** What members reported, the rooms, who may not write, and the words and patterns that are refused. */
export function chatPage(needs: ChatOperatorNeeds): OperatorPage {
  const { db, clock, sites } = needs;
  return {
    path: '/dev/operator/chat',
    title: '聊天室',
    group: 'members',
    waiting: () => countReported(db),
    views: {
      '': async () => {
        const words = await Promise.all(
          sites.all().map(async ({ id, title }) => ({
            ...{ id, title, words: await wordsOf(db, id), patterns: await patternRows(db, id) },
          })),
        );
        const notes = await countNotes(db);
        return {
          body: (
            <>
              <ReportedList reported={await reportedMessages(db)} notes={notes} />
              <RoomList rooms={await latestRooms(db)} />
              <SiteRules sites={words} muted={await mutedAuthors(db, clock.now())} notes={notes} />
            </>
          ),
        };
      },
      '/room/:site/:rid': async ({ param }) => {
        const rows = await roomRows(db, param('site'), param('rid'));
        return rows && { title: `聊天室 ${param('rid')}`, body: <RoomView rows={rows} /> };
      },
      '/author/:site/:author': async ({ param }) => {
        const rows = await authorRows(db, param('site'), param('author'), clock.now());
        const name = rows.messages[0]?.name || param('author');
        return { title: `聊天作者 ${name}`, body: <AuthorView rows={rows} /> };
      },
    },
    incomplete: '表单不完整：请填写每一项，原因最多 80 字。',
    actions: [...chatActions(needs), ...patternActions(needs)],
  };
}
