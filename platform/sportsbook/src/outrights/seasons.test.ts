import { results } from '@lobby/api-client/contract/game/results';
import { hour, minute } from '@lobby/calendar';
import { type SeasonGame, seasonChampion } from '@lobby/fixtures';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { outrightsOf } from '@lobby/platform-testing/book/test-outrights';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { beforeEach, describe, expect, it } from 'vitest';
import { addOutrights } from '../fixture-feed/add-outrights.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;
let seasons: ReturnType<typeof outrightsOf>;
let count = 0;

bookOfFile(
  now,
  (...own) => {
    [book, member] = own;
    seasons = outrightsOf(book, now);
  },
  100_000_00n,
);
beforeEach(() => {
  count += 1;
});

const clubs = ['a', 'b', 'c', 'd'];
const idOf = (club: string) => `${count}${club}`;
const named = (text: string) => ({ 'zh-CN': text, 'zh-TW': text });

/** Who played at home before it opened, and who wins there; then the games to come, an hour apart. */
interface Plan {
  readonly before?: readonly (readonly [home: string, away: string])[];
  readonly toCome: readonly (readonly [home: string, away: string])[];
  readonly expected?: readonly [number, number];
}

/** A season of four clubs: of the games before it opened home has won each. */
async function openSeason({ before = [], toCome, expected = [110, 110] }: Plan) {
  const matches = toCome.map(([home, away], at) =>
    testMatch({
      ...{ id: `96${count}${at}`, gtype: 'BK', lid: `9${count}`, season: 's1', breakMinutes: 15, expected },
      ...{ createdAt: now, kickoff: now + (at + 1) * hour, speed: 60, disruptions: 0 },
      ...{ homeId: idOf(home), awayId: idOf(away), home: named(home), away: named(away) },
    }),
  );
  for (const match of matches) await book.addMatch(match);
  const games = [
    ...before.map(
      ([home, away], at): SeasonGame => ({
        ...{ matchId: `95${count}${at}`, homeId: idOf(home), awayId: idOf(away), expected },
        ...{ kickoff: now - (before.length - at) * hour, score: [101, 99] },
      }),
    ),
    ...matches.map(
      ({ id, homeId, awayId, kickoff }): SeasonGame => ({ matchId: id, homeId, awayId, kickoff, expected }),
    ),
  ];
  const heading = {
    ...{ id: `97${count}`, lid: `9${count}`, league: named('联赛'), name: named('赛季冠军') },
    ...{ opensAt: now, gtype: 'BK' as const, speed: 60 },
  };
  const runners = clubs.map(club => ({ id: idOf(club), names: named(club) }));
  const outright = seasonChampion(heading, runners, games)!;
  await addOutrights(book.db, [outright]);
  book.restart();
  return { outright, matches };
}

const home = [101, 99] as const;
const away = [99, 101] as const;
const reportAt = async (match: TestMatch, full: readonly [number, number], version = 1) => {
  book.clock.set(Math.max(book.clock.now(), match.kickoff + 5 * minute));
  return seasons.report(match, { version, half: [50, 49], full });
};

/** What was reported and is not what the match showed counts when it is said a second time. */
const repeat = (match: TestMatch) => seasons.report(match, { version: 2, half: [50, 49], full: home });

describe('the champion of a season', () => {
  it('is listed with the wins of each club, those from before it opened included, and a price', async () => {
    const { outright } = await openSeason({
      before: [
        ['a', 'b'],
        ['a', 'c'],
      ],
      toCome: [
        ['a', 'd'],
        ['b', 'c'],
        ['b', 'd'],
        ['c', 'd'],
      ],
    });
    const listed = (await seasons.listed(outright.id))!;
    expect(listed).toMatchObject({ gtype: 'BK', counts: 'wins', gopen: 'Y' });
    expect(listed.rtypes.map(({ goals }) => goals)).toEqual(['2', '0', '0', '']);
    const [first, ...others] = listed.rtypes.map(({ ioratio }) => (ioratio ? Number(ioratio) : 1_000));
    for (const other of others) expect(first!).toBeLessThan(other);
  });

  it('is priced by what was won before it opened too, and not for sale once nobody can catch up', async () => {
    const { outright } = await openSeason({
      before: [
        ['a', 'b'],
        ['a', 'c'],
        ['a', 'd'],
        ['b', 'c'],
        ['c', 'd'],
        ['d', 'b'],
      ],
      toCome: [['b', 'c']],
    });
    const listed = (await seasons.listed(outright.id))!;
    expect(listed.rtypes.map(({ ioratio }) => ioratio)).toEqual(['', '', '', '']);
  });

  it('is offered at the price of the list', async () => {
    const { outright } = await openSeason({
      before: [['a', 'b']],
      toCome: [
        ['a', 'c'],
        ['b', 'd'],
        ['c', 'd'],
      ],
    });
    for (const club of clubs) {
      const listed = await seasons.priceOf(outright.id, idOf(club));
      const quote = await seasons.view(member, outright.id, idOf(club));
      expect(quote).toMatchObject(listed === '' ? { code: '555' } : { code: '501', ioratio: listed });
    }
  });

  it('is bet on, gets shorter with every win, and is paid when the season ends', async () => {
    const { outright, matches } = await openSeason({
      toCome: [
        ['a', 'b'],
        ['c', 'd'],
        ['a', 'c'],
      ],
    });
    const odds = await seasons.priceOf(outright.id, idOf('a'));
    const won = await seasons.bet(member, outright.id, idOf('a'));
    const lost = await seasons.bet(member, outright.id, idOf('b'));
    expect([won.code, lost.code]).toEqual(['560', '560']);
    const before = await seasons.available(member);
    expect(await reportAt(matches[0]!, home)).toEqual([]);
    // What has just been reported may be wrong.
    expect((await seasons.listed(outright.id))!.gopen).toBe('N');
    await repeat(matches[0]!);
    book.clock.advance(20 * minute);
    book.restart();
    const shorter = Number(await seasons.priceOf(outright.id, idOf('a')));
    expect(shorter).toBeGreaterThan(1);
    expect(shorter).toBeLessThan(Number(odds));
    expect(await reportAt(matches[1]!, home)).toEqual([]);
    expect(await reportAt(matches[2]!, home)).toEqual([]);
    const paid = BigInt(Math.round(Number(odds) * 10_000));
    expect(await seasons.available(member)).toBe(before + paid);
    const records = await seasons.records(member);
    const resultOf = (ticket: unknown) => records.find(({ ticketId }) => ticketId === ticket)?.result;
    expect([resultOf(won.ticket_id), resultOf(lost.ticket_id)]).toEqual(['W', 'L']);
    expect((await seasons.listed(outright.id))!.rtypes.map(({ result }) => result)).toEqual([
      'W',
      'L',
      'L',
      'L',
    ]);
  });

  it('is told apart from equal clubs by their games, and shared where these are equal too', async () => {
    const { outright, matches } = await openSeason({
      toCome: [
        ['a', 'c'],
        ['b', 'd'],
        ['a', 'd'],
        ['b', 'c'],
      ],
    });
    const odds = await seasons.priceOf(outright.id, idOf('a'));
    await seasons.bet(member, outright.id, idOf('a'));
    const before = await seasons.available(member);
    for (const match of matches) await reportAt(match, home);
    // Two share it: the stake comes back, and half of the profit.
    const profit = BigInt(Math.round((Number(odds) - 1) * 10_000));
    expect(await seasons.available(member)).toBe(before + 10_000n + profit / 2n);
    expect(await reportAt(matches[3]!, away, 2)).toEqual([]);
    const after = (await seasons.records(member))[0]!;
    expect(after.result).toBe('W');
    expect(await seasons.available(member)).toBe(before + 10_000n + profit);
  });

  it('is open again while a result that decides it is withdrawn', async () => {
    const { outright, matches } = await openSeason({ toCome: [['a', 'b']] });
    const bet = await seasons.bet(member, outright.id, idOf('a'));
    await reportAt(matches[0]!, home);
    const statusOf = async () =>
      (await seasons.records(member)).find(({ ticketId }) => ticketId === bet.ticket_id)?.status;
    expect(await statusOf()).toBe('settled');
    expect(await seasons.report(matches[0]!, { version: 2, withdrawn: true })).toEqual([]);
    expect(await statusOf()).toBe('open');
  });

  it('counts a match that is called off for nobody, and returns a bet on a club that played none', async () => {
    const { outright, matches } = await openSeason({
      toCome: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    });
    const bet = await seasons.bet(member, outright.id, idOf('c'));
    await reportAt(matches[0]!, home);
    book.clock.set(matches[1]!.kickoff + 5 * minute);
    expect(await seasons.report(matches[1]!, { version: 1, cancelReason: 'D3' })).toEqual([]);
    const record = (await seasons.records(member)).find(({ ticketId }) => ticketId === bet.ticket_id);
    expect(record?.result).toBe('D');
  });

  it('has its chances over time', async () => {
    const { outright, matches } = await openSeason({
      toCome: [
        ['a', 'b'],
        ['a', 'c'],
        ['a', 'd'],
        ['b', 'c'],
      ],
    });
    await reportAt(matches[0]!, home);
    await repeat(matches[0]!);
    book.clock.advance(50 * minute);
    book.restart();
    const { runners } = (await book.call('get_champion_course', { gid: outright.id })) as {
      runners: { rtype: string; points: { odds: string }[] }[];
    };
    const points = runners.find(({ rtype }) => rtype === idOf('a'))!.points;
    expect(points.length).toBeGreaterThan(1);
    const prices = points.map(({ odds }) => Number(odds)).filter(Boolean);
    expect(Math.min(...prices)).toBeLessThan(prices[0]!);
  });
});

describe('the table of a season', () => {
  it('counts what was played before the platform knew its matches, with games behind', async () => {
    const { outright, matches } = await openSeason({
      before: [
        ['a', 'b'],
        ['a', 'c'],
      ],
      toCome: [['b', 'c']],
    });
    await reportAt(matches[0]!, home);
    book.restart();
    const { rows } = (await book.call(results.standings.method, { gtype: 'BK', lid: outright.lid })) as {
      rows: Record<string, unknown>[];
    };
    expect(rows).toMatchObject([
      { team: 'a', place: 1, won: 2, lost: 0, share: '1.000', behind: '0' },
      { team: 'b', place: 2, won: 1, lost: 1, share: '0.500', behind: '1' },
      { team: 'c', place: 3, won: 0, lost: 2, share: '0.000', behind: '2' },
    ]);
  });
});
