import { priceCourses } from '@lobby/api-client/contract/game/price-course';
import { findPick } from '@lobby/betting';
import { hour, minute } from '@lobby/calendar';
import { isLive } from '@lobby/fixtures';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { momentAt } from '@lobby/pricing';
import { testMatch } from '@lobby/simulation/testing/match';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { inputsAt, nextTick, setOperator, stopBets } from '../inputs/input-rows.ts';
import { sportOf } from '../sports/sports.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
bookOfFile(now, own => {
  book = own;
});
let next = 7_000;
const addMatch = async (kickoff: number, parts: object = {}) => {
  next += 1;
  const match = testMatch({ id: String(next), kickoff, createdAt: now - 5 * hour, ...parts });
  await book.addMatch(match);
  return match;
};
beforeEach(() => {
  book.clock.set(now);
  book.restart();
});

const ask = async (ecid: string, wtype: string) =>
  v.parse(priceCourses.course.answer, await book.call('get_price_course', { ecid, wtype }));

/** What a bet of that moment was offered; empty where there was none. */
async function offered(id: string, wtype: string, rtype: string, at: number): Promise<string> {
  const match = (await book.store.byId(book.db, id))!;
  const moment = momentAt(match, at, await inputsAt(book.db, id, at));
  const answer = sportOf(match).model.quoteAt(match, findPick(wtype, rtype)!, 'E', moment);
  return 'quote' in answer ? answer.quote.odds : '';
}

describe('the course of a price', () => {
  it('has the prices that were offered, before the match', async () => {
    const match = await addMatch(now + 2 * hour);
    const { picks } = await ask(match.id, 'M');
    expect(picks.map(({ rtype }) => rtype)).toEqual(['MH', 'MN', 'MC']);
    for (const { rtype, points } of picks) {
      expect(points.length).toBeGreaterThan(3);
      for (const { at, odds } of points) expect(odds).toBe(await offered(match.id, 'M', rtype, at));
    }
  });

  it('goes on in play with the same market there, and is priced by what the operator had said', async () => {
    const match = await addMatch(now - 30 * minute);
    const said = now - 10 * minute;
    const setting = { shut: false, totalMilli: 0, sideMilli: 400 };
    await setOperator(book.db, match.id, setting, said);
    const { picks } = await ask(match.id, 'RM');
    const points = picks[0]!.points;
    for (const { at, odds } of points) {
      const wtype = isLive(match.stateAt(at)) ? 'RM' : 'M';
      expect([at, odds]).toEqual([at, await offered(match.id, wtype, `${wtype}H`, at)]);
    }
    expect(points.some(({ at }) => at < nextTick(said))).toBe(true);
    expect(points.some(({ at }) => at > nextTick(said))).toBe(true);
  });

  it('is of the line that is sold now: another line leaves a gap', async () => {
    const match = await addMatch(now - 60 * minute);
    const { line, picks } = await ask(match.id, 'ROU');
    expect(line).not.toBe('');
    expect(picks.map(({ rtype }) => rtype)).toEqual(['ROUC', 'ROUH']);
    const found = (await book.store.byId(book.db, match.id))!;
    for (const { at, odds } of picks[0]!.points) {
      const moment = momentAt(found, at, await inputsAt(book.db, match.id, at));
      const wtype = isLive(moment.state) ? 'ROU' : 'OU';
      const selection = findPick(wtype, `${wtype}C`)!;
      const answer = sportOf(found).model.quoteAt(found, selection, 'E', moment);
      const same = 'quote' in answer && answer.quote.line === line;
      expect([at, odds]).toEqual([at, same ? answer.quote.odds : '']);
    }
  });

  it('is the same from a process that has just begun', async () => {
    const match = await addMatch(now - 20 * minute);
    const first = await ask(match.id, 'RM');
    book.restart();
    expect(await ask(match.id, 'RM')).toEqual(first);
  });

  it.each(['RT', 'nothing'])('is empty of %s, which is no market with a chart', async wtype => {
    const match = await addMatch(now - 20 * minute);
    expect((await ask(match.id, wtype)).picks.flatMap(({ points }) => points)).toEqual([]);
  });

  it('is empty of a market that is not sold on its match now: a half that is over', async () => {
    const match = await addMatch(now - 80 * minute);
    expect(match.stateAt(now).phase).toBe('2H');
    expect((await ask(match.id, 'HRM')).picks).toEqual([]);
    expect((await ask(match.id, 'RM')).picks).toHaveLength(3);
  });

  it('is priced by the rows that held at each moment, however many came between', async () => {
    const match = await addMatch(now - 30 * minute);
    for (const [place, sideMilli] of [100, -300, 250, -50, 400].entries()) {
      const setting = { shut: false, totalMilli: 0, sideMilli };
      await setOperator(book.db, match.id, setting, now - (25 - 4 * place) * minute);
      await stopBets(book.db, match.id, place === 2 ? ['result'] : [], now - (24 - 4 * place) * minute);
    }
    const { points } = (await ask(match.id, 'RM')).picks[0]!;
    expect(points.length).toBeGreaterThan(8);
    expect(points.some(({ odds }) => odds === '')).toBe(true);
    for (const { at, odds } of points) {
      const wtype = isLive(match.stateAt(at)) ? 'RM' : 'M';
      expect([at, odds]).toEqual([at, await offered(match.id, wtype, `${wtype}H`, at)]);
    }
  });

  it('is made one at a time: beyond forty that wait a call is busy, and a later one is answered', async () => {
    const matches: string[] = [];
    for (let count = 0; count < 45; count += 1) {
      const { id } = await addMatch(now + hour, { createdAt: now - 2 * minute });
      matches.push(id);
    }
    const answers = await Promise.allSettled(matches.map(id => ask(id, 'M')));
    const busy = answers.flatMap(each => (each.status === 'rejected' ? [each.reason.result] : []));
    expect(busy).toEqual(Array.from({ length: 4 }, () => 'system-busy'));
    expect((await ask(matches.at(-1)!, 'M')).picks).toHaveLength(3);
  });

  it('is empty of a match that is over or unknown', async () => {
    const match = await addMatch(now - 4 * hour);
    expect(await ask(match.id, 'RM')).toMatchObject({ picks: [] });
    expect(await ask('0', 'RM')).toMatchObject({ picks: [] });
  });
});
