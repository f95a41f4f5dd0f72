import { goalOfLine, markets, readGoals } from '@lobby/betting';
import type { FixtureResult } from '@lobby/fixtures';
import { gamesOfFile } from '@lobby/platform-testing/book/test-games';
import { freshMoment, type Moment, noInputs } from '@lobby/pricing';
import { timelineOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { decideDue } from '../orders/waiting/confirm.ts';
import { football } from './football.ts';
import { virtualFootball } from './virtual-football.ts';

const minute = 60_000;
const games = gamesOfFile(Date.UTC(2026, 10, 20, 12), 8751);
const anyMatch = testMatch();
const picksOf = (wtype: string) => ['H', 'N', 'C'].map(side => [wtype, `${wtype}${side}`] as const);
const goalsOf = (match: TestMatch) => timelineOf(match).incidents.filter(({ kind }) => kind === 'goal');
const [fallsApart, scored] = [
  (match: TestMatch) =>
    goalsOf(match).every(
      (goal, at, all) =>
        (all[at + 1]?.at ?? timelineOf(match).secondHalfStart + 45 * minute) - goal.at > 5 * minute,
    ),
  (match: TestMatch) => Math.min(...timelineOf(match).full) > 0,
];

/** Who scores a goal by the clock of the script: independent of how minutes are printed and read. */
const scorerOf = (match: TestMatch, number: number) => goalsOf(match)[number - 1]?.side ?? 'N';

const goals = (text: string) => readGoals(text)!;
const gradesOf = (legs: readonly { rtype: string; result: string }[]) =>
  Object.fromEntries(legs.map(({ rtype, result }) => [rtype, result]));

async function takeWaiting(): Promise<void> {
  const { book } = games;
  book.clock.advance(5_000);
  await decideDue(book.db, book.store, book.clock);
}

describe('the next goal of a match', () => {
  it.each([
    ['football', {}],
    ['virtual football', { gtype: 'VF', drawHash: 'cd'.repeat(32) }],
  ] as const)(
    'is bet on in %s before it and after each goal, and settled by who scores the one that was backed',
    async (_sport, more) => {
      const match = await games.add(60, one => fallsApart(one) && scored(one), more);
      await games.bet(match, picksOf('NG'));
      const goals = goalsOf(match);
      for (const [at, goal] of goals.entries()) {
        games.book.clock.set(goal.at + 3 * minute);
        const seen = await games.look(match, 'RNG', 'RNGH');
        expect(goalOfLine(seen.ratio)).toBe(at + 2);
        await games.bet(match, picksOf('RNG'), 'delay');
        await takeWaiting();
      }
      const legs = await games.playOut(match);
      expect(legs).toHaveLength(3 * (goals.length + 1));
      for (const { rtype, line, result } of legs) {
        const side = scorerOf(match, Number(line));
        expect(result, `${rtype} of goal ${line}`).toBe(rtype.endsWith(side) ? 'W' : 'L');
      }
    },
  );

  it('is settled with the first half where the goal fell in it, whatever follows', async () => {
    const match = await games.add(60);
    await games.bet(match, picksOf('NG'));
    games.book.clock.set(match.kickoff + 200 * minute);
    const half = { matchId: match.id, version: 1, half: [1, 0] } as const;
    const legs = await games.report(match, [{ ...half, goals: goals('12H') }]);
    expect(gradesOf(legs)).toEqual({ NGH: 'W', NGN: 'L', NGC: 'L' });
  });

  it('waits while the order of the goals that decide is not reported, which one side alone does not need', async () => {
    const match = await games.add(60);
    await games.bet(match, picksOf('NG'));
    games.book.clock.set(match.kickoff + 200 * minute);
    const report = async (version: number, more: Partial<FixtureResult>) =>
      gradesOf(await games.report(match, [{ matchId: match.id, version, half: [0, 0], ...more }]));
    const open = { NGH: '', NGN: '', NGC: '' };
    expect(await report(1, { full: [1, 1] })).toEqual(open);
    expect(await report(2, { full: [1, 1], goals: goals('60C 80H') })).toEqual({
      NGH: 'L',
      NGN: 'L',
      NGC: 'W',
    });
    const other = await games.add(60);
    await games.bet(other, picksOf('NG'));
    const legs = await games.report(other, [{ matchId: other.id, version: 1, half: [0, 0], full: [2, 0] }]);
    expect(gradesOf(legs)).toEqual({ NGH: 'W', NGN: 'L', NGC: 'L' });
  });

  it('is settled anew when a goal is taken back', async () => {
    const match = await games.add(60);
    await games.bet(match, picksOf('NG'));
    games.book.clock.set(match.kickoff + 200 * minute);
    const report = async (version: number, full: readonly [number, number], told: string) =>
      gradesOf(
        await games.report(match, [{ matchId: match.id, version, half: [0, 0], full, goals: goals(told) }]),
      );
    expect(await report(1, [1, 1], '60H 80C')).toEqual({ NGH: 'W', NGN: 'L', NGC: 'L' });
    expect(await report(2, [0, 1], '80C')).toEqual({ NGH: 'L', NGN: 'L', NGC: 'W' });
    expect(await report(3, [0, 0], '')).toEqual({ NGH: 'L', NGN: 'W', NGC: 'L' });
  });

  it('stands when the match is stopped after the goal, and is returned when it is stopped before', async () => {
    const stopped = { cancelReason: 'D1', played: 70 } as const;
    const after = await games.add(60);
    const before = await games.add(60);
    for (const match of [after, before]) await games.bet(match, picksOf('NG'));
    games.book.clock.set(after.kickoff + 200 * minute);
    const report = (match: TestMatch, reached: readonly [number, number], told: string) =>
      games.report(match, [
        { matchId: match.id, version: 1, half: [0, 0], goals: [] },
        { matchId: match.id, version: 2, ...stopped, reached, goals: goals(told) },
      ]);
    expect(gradesOf(await report(after, [1, 1], '60C 65H'))).toEqual({ NGH: 'L', NGN: 'L', NGC: 'W' });
    expect(gradesOf(await report(before, [0, 0], ''))).toEqual({ NGH: 'D', NGN: 'D', NGC: 'D' });
  });

  it('is refused at the number of a goal that has fallen since it was seen', async () => {
    const match = await games.add(60, one => fallsApart(one) && scored(one));
    const [goal] = goalsOf(match);
    games.book.clock.set(goal!.at - 2 * minute);
    const seen = await games.look(match, 'RNG', 'RNGH');
    games.book.clock.set(goal!.at + 3 * minute);
    const placed = await games.book.bet(games.member, seen, { golds: '10', autoOdd: 'all' });
    expect([seen.ratio, placed.errormsg]).toEqual(['1', 'line-changed']);
  });

  it('falls while it waits when the goal does', async () => {
    const match = await games.add(60, one => fallsApart(one) && scored(one));
    const [goal] = goalsOf(match);
    games.book.clock.set(goal!.shutFrom - 1_000);
    await games.bet(match, picksOf('RNG'), 'delay');
    await takeWaiting();
    const bets = await games.book.db
      .selectFrom('sport_bets as b')
      .innerJoin('sport_legs as l', 'l.bet_id', 'b.id')
      .select(['b.status', 'b.reject_reason'])
      .where('l.match_id', '=', match.id)
      .execute();
    expect(bets).toEqual(Array(3).fill({ status: 'rejected', reject_reason: 'suspended' }));
  });

  it('is not sold where nobody reports when goals fall, nor after the twelfth', () => {
    for (const sport of [football, virtualFootball]) {
      const moment = freshMoment(anyMatch, anyMatch.kickoff + 20 * minute, noInputs);
      const at = (state: Partial<Moment['state']>) => ({
        ...moment,
        state: { ...moment.state, ...state },
        priced: { ...moment.priced, ...state },
      });
      const live = markets.find(({ wtype }) => wtype === 'RNG')!;
      expect(sport.model.isOffered(live, at({ score: [6, 5] }))).toBe(true);
      expect(sport.model.isOffered(live, at({ score: [6, 6] }))).toBe(false);
      expect(sport.model.isOffered(live, at({ incidents: undefined }))).toBe(false);
    }
  });
});
