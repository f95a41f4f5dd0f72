import type { RunningPlatform } from '@lobby/platform/platform';
import { creditBonus } from '@lobby/platform-ledger';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchScore } from '../chat-needs.ts';
import { pollOf } from '../predictions/poll.ts';
import { createRecent } from '../room-cache/recent.ts';
import { lobbyRoom } from '../rooms/lobby-room.ts';
import { createHub } from '../socket/hub.ts';
import type { Session } from '../socket/session.ts';
import { chatPages, origin } from '../testing/chat-pages.ts';
import { createCountNews } from './count-news.ts';
import { createGiftNews, TOLD_GIFT } from './gift-news.ts';
import type { NewsSources, SettledBet } from './news-sources.ts';
import { createOwnNews } from './own-news.ts';
import { createScoreNews } from './score-news.ts';

let running: RunningPlatform;
const pages = chatPages(() => running);

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent', corsOrigins: [origin] });
});
afterAll(async () => {
  pages.leaveAll();
  await running.stop();
});

const nothing: NewsSources = {
  moneyOf: async () => new Map(),
  lettersOf: async () => new Map(),
  settledSince: async () => [],
  claimedSince: async () => [],
};
/** What a connection was told. */
function wire(id = 'w') {
  const told: unknown[] = [];
  const send = (text: string | Buffer) => void told.push(JSON.parse(String(text)).msgData);
  return { id, told, send, gather: send, close: () => {} };
}

describe('a member who is connected', () => {
  it('is told that money has moved and that there is a letter, by whatever wrote it', async () => {
    const { db, clock } = running.platform;
    const page = await pages.member('news1');
    // The first look tells both, so that nothing is missed between the page and its login.
    await page.wait('notification', 2);
    const { id } = await db
      .selectFrom('members')
      .select('id')
      .where('name_key', '=', 'news1')
      .executeTakeFirstOrThrow();
    const bonus = { siteId: '1001', memberId: id, amount: 5_00n, at: clock.now(), reference: 'test' };
    await db.transaction().execute(trx => creditBonus(trx, { ...bonus, transferId: 'bonus:news1' }));
    expect((await page.wait('notification', 3)).at(-1)).toEqual({ kind: 'balance' });
    await db
      .insertInto('letters')
      .values({
        ...{
          id: 'letter-news1',
          site_id: '1001',
          member_id: id,
          type: 'notice',
          title: '通知',
          content: '<p>一</p>',
        },
        ...{ title_zh_tw: null, content_zh_tw: null, sent_at: BigInt(clock.now()), read_at: null },
      })
      .execute();
    expect((await page.wait('notification', 4)).at(-1)).toEqual({ kind: 'letters' });
  });

  it('is told of each bet that was settled since the login, once, and of a new settlement again', async () => {
    const bet: SettledBet = { memberId: 'm', ticketId: 'OU7', result: 'W', payout: 19_60n, settledAt: 5_000 };
    let settled: readonly SettledBet[] = [{ ...bet, ticketId: 'OU6', settledAt: 1_000 }, bet];
    const news = createOwnNews(running.platform.db, { ...nothing, settledSince: async () => settled });
    const to = wire();
    const session = {
      wire: to,
      author: { id: 'm', isGuest: false, name: '', grade: 0 },
    } as unknown as Session;
    await news.tell([session], 4_000);
    await news.tell([session], 6_000);
    const ofBets = () => to.told.filter(told => (told as { kind: string }).kind === 'bet-settled');
    const won = { kind: 'bet-settled', ticketId: 'OU7', outcome: 'won', payout: '19.60' };
    expect(ofBets()).toEqual([won]);
    settled = [{ ...bet, result: 'L', payout: 0n, settledAt: 9_000 }];
    await news.tell([session], 10_000);
    expect(ofBets()).toEqual([won, { ...won, outcome: 'lost', payout: '0' }]);
  });

  it('is told nothing of anybody else, and a guest of nobody', async () => {
    const news = createOwnNews(running.platform.db, {
      ...nothing,
      moneyOf: async () => new Map([['other', 9n]]),
    });
    const [member, guest] = [wire('a'), wire('b')];
    const sessions = [
      { wire: member, author: { id: 'm', isGuest: false } },
      { wire: guest, author: { id: 'other', isGuest: true } },
    ] as unknown as Session[];
    await news.tell(sessions, 1);
    member.told.length = 0;
    await news.tell(sessions, 2);
    expect([member.told, guest.told]).toEqual([[], []]);
  });
});

const authorOf = async () => ({ id: 'm', name: 'l***n', grade: 2 });

it('the room of a match is told when its score changes, and what was expected when it begins and ends', async () => {
  let score: MatchScore = { home: 0, away: 0, state: 'ahead' };
  const hub = createHub();
  const to = wire();
  const needs = { scoresOf: async () => new Map([['7', score]]) } as never;
  const { db } = running.platform;
  const polls = createRecent(
    (siteId, rid) => pollOf(db, { needs, siteId }, rid),
    () => 0,
  );
  const news = createScoreNews(needs, hub, polls);
  hub.join('1001', '7', to);
  const step = async (next: MatchScore, now: number) => {
    to.told.length = 0;
    score = next;
    await news.tell(now);
    return to.told;
  };
  expect(await step(score, 0)).toEqual([]);
  expect(await step({ home: 0, away: 0, state: 'running' }, 1)).toMatchObject([
    { home: 0, at: 1 },
    { isClosed: true },
  ]);
  expect(await step({ home: 1, away: 0, state: 'running' }, 2)).toEqual([
    { rid: '7', home: 1, away: 0, at: 2 },
  ]);
  expect(await step({ home: 1, away: 0, state: 'over' }, 3)).toMatchObject([
    { home: 1 },
    { isClosed: true, result: { home: 1, away: 0 } },
  ]);
});

it('a room is told how many are in it, when that has changed', async () => {
  const hub = createHub();
  const told: unknown[] = [];
  const news = createCountNews(
    hub,
    async (siteId, rid) => void told.push([siteId, rid, hub.count(siteId, rid)]),
  );
  hub.join('1001', lobbyRoom, wire('a'));
  await news.tell();
  await news.tell();
  hub.join('1001', lobbyRoom, wire('b'));
  await news.tell();
  expect(told).toEqual([1, 2].map(count => ['1001', lobbyRoom, count]));
});

it('the room of the site is told who claimed a larger gift, once, under a masked name', async () => {
  const hub = createHub();
  const to = wire();
  hub.join('1001', lobbyRoom, to);
  const gift = {
    id: 'g',
    siteId: '1001',
    memberId: 'm',
    source: 'promotion',
    amount: TOLD_GIFT,
    claimedAt: 5,
  };
  const sources = { ...nothing, claimedSince: async () => [gift] };
  const news = createGiftNews(running.platform.db, { authorOf } as never, sources, hub, 0);
  await news.tell(6);
  await news.tell(7);
  expect(to.told).toEqual([{ rid: lobbyRoom, name: 'l***n', gift: 'promotion', amount: '50', at: 5 }]);
});

it('members expect a score once, before the match begins, and see how many expect what', async () => {
  const { db, clock } = running.platform;
  const match = await db
    .selectFrom('sport_matches')
    .select('id')
    .where('kickoff', '>', BigInt(clock.now() + 3_600_000))
    .where('ends_at', '>', 0n)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const [one, other] = [await pages.member('guess1', match.id), await pages.member('guess2', match.id)];
  expect(await one.wait('scorePrediction')).toMatchObject([{ isClosed: false, answers: [] }]);
  one.send('scorePrediction', { rid: match.id, home: 2, away: 1 });
  await one.wait('scorePrediction', 2);
  one.send('scorePrediction', { rid: match.id, home: 0, away: 0 });
  expect((await one.wait('scorePrediction', 3)).at(-1)).toMatchObject({ own: { home: 2, away: 1 } });
  // The room was told of the answer that counts, and not of the second try.
  await other.wait('scorePrediction', 2);
  other.send('scorePrediction', { rid: match.id, home: 2, away: 1 });
  await one.wait('scorePrediction', 4);
  await other.wait('scorePrediction', 3);
  expect(one.heard('scorePrediction').at(-1)).toMatchObject({ answers: [{ home: 2, away: 1, count: 2 }] });
  expect(other.heard('scorePrediction').at(-1)).toMatchObject({ own: { home: 2, away: 1 } });
});
