import { contract } from '@lobby/api-client/contract';
import { minute } from '@lobby/calendar';
import type { MatchDetail } from '@lobby/fixtures';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { detailAt, stateAt, timelineOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { createMatchDetail } from './match-detail.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
bookOfFile(now, own => {
  book = own;
});

const match = testMatch({ id: '6101', kickoff: now, createdAt: now - 90 * minute });
const { fullTime, incidents } = timelineOf(match);
const told = (_: unknown, at: number): MatchDetail => detailAt(match, at);

beforeEach(async () => {
  book.clock.set(now);
  await book.addMatch(match);
});

async function ask(since = '', { ecid = match.id, langx = 'zh-CN', feed = true } = {}) {
  const answer = createMatchDetail(book.store, feed ? told : undefined);
  const { detail } = v.parse(
    contract.video.matchDetail.answer,
    await answer({ ecid, since, langx }, book.context()),
  );
  return detail;
}

describe('the detail of a match', () => {
  it('is everything that its feed told so far, without a cursor', async () => {
    book.clock.set(now + 70 * minute);
    const detail = await ask();
    const all = detailAt(match, now + 70 * minute);
    expect(detail).toMatchObject({ full: true, phase: '2H', teamH: '主队', gone: [] });
    expect(detail?.events.map(({ id }) => id)).toEqual(all.events.map(({ id }) => id));
    expect(detail?.statistics).toEqual(all.statistics);
    expect(detail?.ball).toEqual(all.ball);
  });

  it('adds up to the whole when it is followed by its cursor', async () => {
    let since = '';
    const seen: string[] = [];
    for (let at = now; at < fullTime + minute; at += 4 * minute) {
      book.clock.set(at);
      const detail = await ask(since);
      seen.push(...(detail?.events.map(({ id }) => id) ?? []));
      since = detail?.cursor ?? '';
    }
    book.clock.set(fullTime + 4 * minute);
    seen.push(...((await ask(since))?.events.map(({ id }) => id) ?? []));
    expect(seen.sort()).toEqual(
      detailAt(match, fullTime + minute)
        .events.map(({ id }) => id)
        .sort(),
    );
  });

  it('has the line-ups once, from an hour before the kick-off, in the script of the reader', async () => {
    book.clock.set(now - 70 * minute);
    const early = await ask();
    expect(early?.lineUps).toBeNull();
    book.clock.set(now - 62 * minute);
    const { cursor = '' } = (await ask(early?.cursor)) ?? {};
    book.clock.set(now - 59 * minute);
    const told = await ask(cursor);
    const { home } = detailAt(match, now).lineUps!;
    expect(told).toMatchObject({
      full: false,
      lineUps: { invented: true, home: { formation: home.formation } },
    });
    expect(told?.lineUps?.home.eleven[0]).toMatchObject({ name: home.eleven[0]!.names['zh-CN'] });
    expect((await ask('', { langx: 'zh-TW' }))?.lineUps?.home.bench[0]).toMatchObject({
      name: home.bench[0]!.names['zh-TW'],
      short: home.bench[0]!.short['zh-TW'],
    });
    book.clock.set(now - 58 * minute);
    expect((await ask(told?.cursor))?.lineUps).toBeNull();
    expect((await ask('', { feed: false }))?.lineUps).toBeNull();
  });

  it('names who scored, was booked and came on for whom', async () => {
    book.clock.set(fullTime + minute);
    const events = (await ask())?.events ?? [];
    const named = events.filter(({ kind }) => ['goal', 'yellow', 'red', 'substitution'].includes(kind));
    expect(named.length).toBeGreaterThan(3);
    for (const { kind, player, playerOff } of named) {
      expect(player?.name).toBeTruthy();
      expect(playerOff !== null).toBe(kind === 'substitution');
    }
  });

  it('sends everything for a cursor of the future, of long ago, or of nothing', async () => {
    book.clock.set(now + 70 * minute);
    for (const since of [String(now + 90 * minute), String(now), 'abc', '1']) {
      expect((await ask(since))?.full).toBe(true);
    }
  });

  it('names an event that does not stand any more as gone', async () => {
    const goal = { id: '0.60.goalH', kind: 'goal', side: 'H', minute: '2', score: [1, 0] } as const;
    const none = detailAt(match, now - 1);
    const answer = createMatchDetail(book.store, (_, at) => ({
      ...none,
      events:
        at < now + 2 * minute ? [goal] : [{ ...goal, id: '0.60.goal-cancelledH', kind: 'goal-cancelled' }],
    }));
    const input = { ecid: match.id, langx: 'zh-CN' };
    book.clock.set(now + minute);
    const { detail } = await answer({ ...input, since: '' }, book.context());
    book.clock.set(now + 3 * minute);
    const later = await answer({ ...input, since: detail?.cursor ?? '' }, book.context());
    expect(later.detail?.gone).toEqual([goal.id]);
    expect(later.detail?.events.map(({ kind }) => kind)).toEqual(['goal-cancelled']);
  });

  it('is null for a match that there is not', async () => {
    expect(await ask('', { ecid: '999' })).toBeNull();
  });

  it('has the goals and cards of the state alone, of a feed that tells no more', async () => {
    const goal = incidents.findLast(({ kind }) => kind === 'goal');
    book.clock.set(fullTime - 1_000);
    const detail = await ask('', { feed: false });
    const state = stateAt(match, fullTime - 1_000);
    expect(goal).toBeDefined();
    expect(detail?.events).toHaveLength(state.incidents?.length ?? -1);
    expect(detail).toMatchObject({ momentum: [[], []], ball: null });
    expect(detail?.statistics.map(({ kind }) => kind)).toEqual(['red-cards']);
  });

  it('has earlier meetings of the clubs with the score that stands, newest first, in either ground', async () => {
    const day = 24 * 60 * minute;
    const earlier = (id: string, days: number, parts = {}) =>
      book.addMatch(testMatch({ id, kickoff: now - days * day, ...parts }));
    await earlier('5101', 20);
    await earlier('5102', 10, { homeId: match.awayId, awayId: match.homeId });
    await earlier('5103', 5);
    await earlier('5104', 3, { homeId: '999' });
    await recordResult(book.db, { matchId: '5101', version: 1, half: [0, 0], full: [2, 1] }, now);
    await recordResult(book.db, { matchId: '5102', version: 1, full: [1, 1] }, now);
    await recordResult(book.db, { matchId: '5102', version: 2, full: [1, 0] }, now);
    await recordResult(book.db, { matchId: '5103', version: 1, cancelReason: 'D3' }, now);
    await recordResult(book.db, { matchId: '5104', version: 1, full: [3, 0] }, now);
    const meetings = (await ask())?.meetings;
    expect(meetings?.map(({ ecid, score, halfScore }) => [ecid, score, halfScore])).toEqual([
      ['5102', '1:0', ''],
      ['5101', '2:1', '0:0'],
    ]);
  });

  it('is named in the language of the member', async () => {
    expect((await ask('', { langx: 'zh-TW' }))?.teamH).toBe('主隊');
  });
});
