import { priceCourses } from '@lobby/api-client/contract/game/price-course';
import { hour, minute } from '@lobby/calendar';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { outrightsOf } from '@lobby/platform-testing/book/test-outrights';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let rounds: ReturnType<typeof outrightsOf>;
bookOfFile(now, own => {
  book = own;
  rounds = outrightsOf(book, now);
});

const ask = async (gid: string) =>
  v.parse(priceCourses.champion.answer, await book.call('get_champion_course', { gid })).runners;

describe('the course of a champion market', () => {
  it('has at each moment what the list had then, through goals and results', async () => {
    const { outright, matches } = await rounds.open();
    const seen = new Map<number, ReadonlyMap<string, string>>();
    const step = Math.ceil((outright.closesAt - outright.opensAt) / 40);
    for (let at = now; at < outright.closesAt; at += step) {
      book.clock.set(at);
      const game = await rounds.listed(outright.id);
      seen.set(at, new Map(game!.rtypes.map(({ rtype, ioratio }) => [rtype, ioratio])));
      const ended = matches.filter(({ kickoff }) => at > kickoff + 2.5 * hour);
      for (const match of ended) await rounds.report(match, { version: 2, half: [0, 0], full: [1, 0] });
    }
    book.clock.set(outright.closesAt - 1);
    const runners = await ask(outright.id);
    expect(runners.map(({ rtype }) => rtype)).toEqual(outright.runners.map(({ id }) => id));
    for (const { rtype, points } of runners) {
      const listed = points.filter(({ at }) => seen.has(at));
      expect(listed.length).toBeGreaterThan(5);
      for (const { at, odds } of listed) expect([at, odds]).toEqual([at, seen.get(at)!.get(rtype)]);
    }
  });

  it('has nothing while a result may still be corrected, as the list has nothing', async () => {
    const { outright, matches } = await rounds.open(4 * hour, {
      real: { half: [0, 0], full: [2, 0] },
    });
    const [first] = matches;
    const over = first!.kickoff + 2.5 * hour;
    book.clock.set(over);
    await rounds.report(first!, { version: 1, half: [0, 0], full: [2, 0] });
    const lastOf = async () => (await ask(outright.id)).map(({ points }) => points.at(-1));
    expect(new Set((await rounds.listed(outright.id))!.rtypes.map(({ ioratio }) => ioratio))).toEqual(
      new Set(['']),
    );
    expect((await lastOf()).filter(point => point?.odds !== '')).toEqual([]);
    book.clock.set(over + 6 * minute);
    const game = await rounds.listed(outright.id);
    expect(game!.rtypes.filter(({ ioratio }) => ioratio !== '').length).toBeGreaterThan(1);
    expect((await lastOf()).map(point => point?.odds)).toEqual(game!.rtypes.map(({ ioratio }) => ioratio));
  });

  it('is the same from a process that has just begun', async () => {
    const { outright } = await rounds.open();
    book.clock.set(now + 90 * minute);
    const first = await ask(outright.id);
    book.restart();
    expect(await ask(outright.id)).toEqual(first);
  });

  it('is empty of one that is unknown', async () => {
    expect(await ask('1')).toEqual([]);
  });
});
