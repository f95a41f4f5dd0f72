import { minute } from '@lobby/calendar';
import { openTestBook, type TestBook } from '@lobby/platform-testing/book/test-book';
import { commitDays } from '@lobby/platform-testing/internals/simulation';
import { detailAt, slotId, stateAt, timelineOf, virtualMatchEvery } from '@lobby/simulation';
import { type TestMatch, testMatch, testSecret } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { createMatchDetail } from './match-detail/match-detail.ts';

const order = '5f0c9a52-6a0e-4f43-9a53-1f9a4f0a7c11';
const slot = Math.floor(Date.UTC(2026, 10, 20, 12) / virtualMatchEvery);
const kickoff = slot * virtualMatchEvery;

/** One match with one past: the same key and first half, three second halves. */
const endings = (parts: Partial<TestMatch>): TestMatch[] =>
  (
    [
      [1, 0],
      [4, 0],
      [1, 5],
    ] as const
  ).map(full =>
    testMatch({ kickoff, createdAt: kickoff - 30 * minute, ...parts, real: { half: [1, 0], full } }),
  );

/** When the first of them does something that the others do not: from here on they may differ. */
function parting(matches: readonly TestMatch[]): number {
  const starts = matches.map(match => timelineOf(match).incidents.map(one => `${one.kind} ${one.shutFrom}`));
  const all = [...new Set(starts.flat())];
  const different = all.filter(start => !starts.every(own => own.includes(start)));
  return Math.min(...different.map(start => Number(start.split(' ')[1])));
}

/** Everything that can be asked about a match and a bet on it. */
async function ask(
  book: TestBook,
  match: TestMatch,
  member: Parameters<TestBook['look']>[0],
): Promise<string[]> {
  const { gtype, id } = match;
  const lists = (['live', 'today', 'early', 'hot'] as const).flatMap(showtype =>
    ['', String(book.clock.now() - 5_000)].map(
      since => ['get_game_list', { gtype, showtype, since }] as const,
    ),
  );
  const picks = [
    ['ROU', 'ROUC', 'C'],
    ['RM', 'RMN', 'N'],
    ['RPD', 'H1C0', ''],
    ['OU', 'OUC', 'C'],
  ] as const;
  const views = picks.map(
    ([wtype, rtype, chose_team]) =>
      ['FT_order_view', { odd_f_type: 'H', gid: `${id}0`, gtype, wtype, rtype, chose_team }] as const,
  );
  const questions = [
    ...lists,
    ...views,
    ['get_game_more', { gtype, ecid: id }],
    ['get_league_count', {}],
    ['get_draws', {}],
    ['get_draw', { ecid: id }],
    ['get_dangerous', { operation_id: order }],
    ['get_today_wagers', {}],
  ] as const;
  const answers = await tell(book, match);
  for (const [method, request] of questions) {
    const answer = JSON.stringify(await book.call(method, request, member));
    // The address of a bet is drawn anew for each.
    answers.push(`${method} ${answer.replaceAll(/"showId":"[^"]*"/g, '"showId":""')}`);
  }
  return answers;
}

/** What the tracker shows, all of it and since some seconds before. */
function tell(book: TestBook, match: TestMatch): Promise<string[]> {
  const answer = createMatchDetail(book.store, (_, at) => detailAt(match, at));
  const cursor = book.clock.now() - (book.clock.now() % 1_000) - 20_000;
  return inTurn(['', String(cursor)], async since =>
    JSON.stringify(await answer({ ecid: match.id, since, langx: 'zh-CN' }, book.context())),
  );
}

/** What a member hears of a match at each of these times, with a bet of his on it from the first one in play. */
async function answersAt(match: TestMatch, times: readonly number[]): Promise<string[][]> {
  const book = await openTestBook(times[0]!);
  await book.db.deleteFrom('sport_matches').execute();
  await commitDays(book.db, testSecret, times[0]!);
  await book.addMatch(match);
  const member = await book.join();
  const answersByTime: string[][] = [];
  let bets = 0;
  for (const at of times) {
    book.clock.set(at);
    const state = stateAt(match, at);
    const answers = await ask(book, match, member);
    if (state.phase === '1H' && !state.shut && bets === 0) {
      bets++;
      const seen = await book.look(member, match, 'ROU', 'ROUC');
      answers.push(JSON.stringify(await book.bet(member, seen, {}, order)));
    }
    answersByTime.push(answers);
  }
  await book.close();
  return answersByTime;
}

describe.each([
  ['a replayed match', { id: '3000001', gtype: 'FT', speed: 1, breakMinutes: 15 }],
  [
    'virtual football',
    { id: slotId(slot), gtype: 'VF', speed: 36, breakMinutes: 6, drawHash: 'ab'.repeat(32) },
  ],
] as const)('three endings of %s', (_, parts) => {
  it('give a member identical answers from every call until the endings differ', async () => {
    const matches = endings(parts);
    const until = parting(matches);
    const { secondHalfStart } = timelineOf(matches[0]!);
    expect(until).toBeGreaterThan(secondHalfStart);
    const spread = Array.from({ length: 16 }, (_, n) =>
      Math.round(kickoff - 3 * minute + (n * (until - kickoff + 3 * minute)) / 16),
    );
    const last = [-3_000, -2_000, -1_000, -300, -1].map(before => until + before);
    const times = [...new Set([...spread, ...last])].sort((a, b) => a - b);
    const after = until + 2 * minute;
    const [one, two, three] = await inTurn(matches, match => answersAt(match, [...times, after]));
    expect(one!.flat().length).toBeGreaterThan(350);
    expect(one!.flat().join()).toContain('"560"');
    times.forEach((at, n) => {
      expect(two![n], `${at - kickoff} ms after kick-off`).toEqual(one![n]);
      expect(three![n], `${at - kickoff} ms after kick-off`).toEqual(one![n]);
    });
    expect(two!.at(-1)).not.toEqual(one!.at(-1));
    expect(three!.at(-1)).not.toEqual(two!.at(-1));
  });
});

async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
