import './chat.tables.ts';
import { day, minute } from '@lobby/calendar';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { type Repeated, repeat, runAllNow, stopAll } from '@lobby/platform-kernel/time/repeat';
import type { ChatNeeds } from './chat-needs.ts';
import { historyCall } from './history-call.ts';
import { authorNotesCall, noteAuthorCall } from './notes/notes-calls.ts';
import { chatPage } from './operator/chat-page.tsx';
import { createCountNews } from './pushes/count-news.ts';
import { createGiftNews } from './pushes/gift-news.ts';
import type { NewsSources } from './pushes/news-sources.ts';
import { createOwnNews } from './pushes/own-news.ts';
import { createScoreNews } from './pushes/score-news.ts';
import { serveChat } from './socket/serve-chat.ts';
import { sweepChat } from './sweep-chat.ts';

export { lobbyRoom } from './rooms/lobby-room.ts';

const lookEveryMs = 1_000;
/** Pages come and go often: how many are there is told less often. */
const countEveryMs = 5_000;

/** Rooms in which members talk beside a match: the socket, what was said, who may write, and what members are told. */
export const chatDomain =
  (needs: ChatNeeds, sources: NewsSources): DomainFactory =>
  platform => {
    const { db, clock, log } = platform;
    const chat = serveChat(platform, needs);
    const own = createOwnNews(db, sources);
    const scores = createScoreNews(needs, chat.hub, chat.polls);
    const counts = createCountNews(chat.hub, chat.tellStatus);
    const gifts = createGiftNews(db, needs, sources, chat.hub, clock.now());
    const onError = (error: unknown) =>
      log.error({ err: error }, 'chat: news were not told; again in a second');
    const work: Repeated[] = [];
    return {
      id: 'chat',
      handlers: [historyCall(platform.keys), authorNotesCall, noteAuthorCall(platform)],
      operator: [chatPage({ ...platform, memberNamed: needs.memberNamed })],
      upgrade: chat.upgrade,
      async start() {
        work.push(
          repeat(() => own.tell(chat.sessions(), clock.now()), lookEveryMs, onError),
          repeat(() => scores.tell(clock.now()), lookEveryMs, onError),
          repeat(() => gifts.tell(clock.now()), lookEveryMs, onError),
          repeat(() => counts.tell(), countEveryMs, onError),
          repeat(() => chat.endGone(), minute, onError),
          repeat(() => sweepChat(db, clock.now()), day / 24, onError),
        );
      },
      catchUp: () => runAllNow(work),
      async stop() {
        chat.stop();
        await stopAll(work.splice(0));
      },
    };
  };
