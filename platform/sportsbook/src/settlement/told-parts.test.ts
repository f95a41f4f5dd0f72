import type { FixtureResult } from '@lobby/fixtures';
import { type Backed, gamesOfFile } from '@lobby/platform-testing/book/test-games';
import { basketballTimelineOf } from '@lobby/simulation';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 20, 12);
const basketball = gamesOfFile(start, 8901, { gtype: 'BK', lid: '801', expected: [111.5, 108] });

async function answers(game: TestMatch, picks: readonly Backed[]): Promise<readonly string[]> {
  const codes: string[] = [];
  for (const [wtype, rtype] of picks) {
    const seen = await basketball.look(game, wtype, rtype);
    const { code } = await basketball.book.bet(basketball.member, seen, { golds: '10', autoOdd: 'all' });
    codes.push(code);
  }
  return codes;
}

const said = (game: TestMatch, parts: Partial<FixtureResult>) =>
  recordResult(basketball.book.db, { matchId: game.id, version: 1, ...parts }, basketball.book.clock.now());

const ofFirstHalf: readonly Backed[] = [
  ['Q2OU', 'Q2OUC'],
  ['HOU', 'HOUC'],
  ['OU', 'OUC'],
];
const later: readonly Backed[] = [
  ['Q3OU', 'Q3OUC'],
  ['Q4R', 'Q4RH'],
];

describe('a bet on a part of a basketball match', () => {
  it('is refused where the half tells it that is not shown, and taken on a quarter after it', async () => {
    const game = await basketball.add(60);
    await said(game, { half: [55, 50] });
    expect(await answers(game, ofFirstHalf)).toEqual(['555', '555', '555']);
    expect(await answers(game, later)).toEqual(['560', '560']);
  });

  it('is refused where its quarters are reported, one or both of them', async () => {
    const game = await basketball.add(60);
    await said(game, { quarters: [[30, 20]] });
    expect(await answers(game, ofFirstHalf)).toEqual(['560', '555', '555']);
    await said(game, {
      version: 2,
      quarters: [
        [30, 20],
        [25, 30],
      ],
    });
    expect(await answers(game, ofFirstHalf)).toEqual(['555', '555', '555']);
  });

  it('is refused on a fourth quarter that three others and the whole tell', async () => {
    const game = await basketball.add(60);
    await said(game, {
      full: [100, 90],
      quarters: [
        [30, 20],
        [25, 30],
        [20, 20],
      ],
    });
    expect(
      await answers(game, [
        ['Q4OU', 'Q4OUC'],
        ['HOU', 'HOUC'],
      ]),
    ).toEqual(['555', '555']);
  });

  it('is refused in play on a quarter that ran when a minute later is reported already', async () => {
    const game = await basketball.add(1);
    basketball.book.clock.advance(6 * minute);
    await said(game, { quarters: [[30, 20]] });
    const seen = await basketball.look(game, 'ROU', 'ROUC');
    expect(await basketball.book.bet(basketball.member, seen)).toMatchObject({ errormsg: 'closed' });
    const next = await basketball.look(game, 'Q3ROU', 'Q3ROUC');
    expect((await basketball.book.bet(basketball.member, next)).code).toBe('delay');
  });

  it('is taken in play where all that is reported is shown', async () => {
    const game = await basketball.add(1);
    basketball.book.clock.set(game.kickoff + 26 * minute);
    const { periods } = basketballTimelineOf(game);
    const of = (side: string) =>
      periods[0]!.turns.reduce((sum, turn) => (turn.side === side ? sum + turn.points : sum), 0);
    await said(game, { quarters: [[of('H'), of('C')]] });
    expect(await answers(game, [['ROU', 'ROUC']])).toEqual(['delay']);
  });
});

describe('a quarter', () => {
  it('is settled when the half and the quarter before it tell it, and the half when both quarters do', async () => {
    const game = await basketball.add(60);
    await basketball.bet(game, ofFirstHalf);
    const first = { matchId: game.id, version: 1, quarters: [[31, 30] as const] };
    const resultsAfter = async (result: FixtureResult) =>
      Object.fromEntries(
        (await basketball.report(game, [result])).map(({ wtype, result: grade }) => [wtype, grade]),
      );
    expect(await resultsAfter(first)).toEqual({ Q2OU: '', HOU: '', OU: '' });
    expect(await resultsAfter({ matchId: game.id, version: 2, half: [40, 39] })).toEqual({
      ...{ Q2OU: 'L', HOU: 'L', OU: '' },
    });
    const other = await basketball.add(60);
    await basketball.bet(other, ofFirstHalf);
    const both = [
      {
        matchId: other.id,
        version: 1,
        quarters: [
          [31, 30],
          [40, 40],
        ],
      },
    ] as const satisfies readonly FixtureResult[];
    const legs = await basketball.report(other, both);
    const grades = Object.fromEntries(legs.map(({ wtype, result }) => [wtype, result]));
    expect(grades).toEqual({ Q2OU: 'W', HOU: 'W', OU: '' });
  });

  it.each([
    ['nobody reported before a match stops', { played: 30 }],
    ['nobody can place in a match that stops', {}],
  ])('that %s is returned with its half, whatever the score was', async (_, played) => {
    const game = await basketball.add(60);
    const picks: readonly Backed[] = [['Q1OU', 'Q1OUC'], ['Q3OU', 'Q3OUC'], ...ofFirstHalf];
    await basketball.bet(game, picks);
    const stopped = { matchId: game.id, version: 1, cancelReason: 'D1', reached: [170, 160] as const };
    const legs = await basketball.report(game, [{ ...stopped, ...played }]);
    const grades = Object.fromEntries(legs.map(({ wtype, result }) => [wtype, result]));
    expect(grades).toEqual({ Q1OU: 'D', Q2OU: 'D', Q3OU: 'D', HOU: 'D', OU: 'W' });
  });
});
