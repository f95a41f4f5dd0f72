import { gradeMarket, isNearLine, markets } from '@lobby/betting';
import { gamesOfFile } from '@lobby/platform-testing/book/test-games';
import { resultsOf, stateAt, subMatchesOf } from '@lobby/simulation';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { liftVoid, voidBets } from '../fixture-feed/fixture-voids.ts';
import { act } from '../operator/actions.ts';
import { decideDue } from '../orders/waiting/confirm.ts';
import { cardsOfFootball, cornersOfFootball } from './counts-of-football.ts';
import type { Sport } from './sport.ts';

const minute = 60_000;
const games = gamesOfFile(Date.UTC(2026, 10, 20, 12), 8951);

/** A main match that begins so many minutes from now, with its corners and its cards. */
async function addEvent(begins: number) {
  const main = await games.add(begins);
  // Safe: a sub-match of a test is read by the fields of its script alone.
  const [corners, cards] = subMatchesOf(main) as [TestMatch, TestMatch];
  await games.book.addMatch(corners);
  await games.book.addMatch(cards);
  return { main, corners, cards };
}

const sold = ({ markets: kinds }: Sport, phase: 'pre' | 'live') =>
  markets.filter(
    market =>
      market.phase === phase &&
      kinds.includes(market.kind) &&
      isNearLine(market) &&
      (market.period === 'full' || market.period === 'half'),
  );
const finalOf = (match: TestMatch) => {
  const { half, full } = resultsOf(match, Number.MAX_SAFE_INTEGER).at(-1)!;
  return { half, full };
};

describe.each([
  ['corners', cornersOfFootball],
  ['cards', cardsOfFootball],
] as const)('the %s of football', (counts, sport) => {
  it('are bet on in every market before the match, and settled by what was counted', async () => {
    const game = (await addEvent(60))[counts];
    const picks = sold(sport, 'pre').flatMap(({ wtype, picks: named }) =>
      named.map(({ rtype }) => [wtype, rtype] as const),
    );
    await games.bet(game, picks);
    games.book.clock.set(game.kickoff + 150 * minute);
    const legs = await games.report(game);
    const result = finalOf(game);
    expect(legs).toHaveLength(picks.length);
    for (const { wtype, rtype, line, strong, result: came, counts: counted } of legs) {
      expect(came, `${rtype} ${line}`).toBe(gradeMarket({ wtype, rtype, line, strong }, result));
      expect(counted).toBe(counts);
    }
  });

  it('are bet on in play, where a handicap counts from 0:0', async () => {
    const game = (await addEvent(1))[counts];
    games.book.clock.set(game.kickoff + 31 * minute);
    const backed: (readonly [string, string])[] = [];
    for (let tries = 0; backed.length === 0 && tries < 20; tries++) {
      games.book.clock.advance(20_000);
      for (const { wtype, picks } of sold(sport, 'live')) {
        const { rtype } = picks[0]!;
        if (await games.look(game, wtype, rtype).then(Boolean, () => false)) backed.push([wtype, rtype]);
      }
    }
    expect(backed.map(([wtype]) => wtype)).toEqual(expect.arrayContaining(['RE', 'ROU', 'REO']));
    await games.bet(game, backed, 'delay');
    games.book.clock.advance(4_000);
    await decideDue(games.book.db, games.book.store, games.book.clock);
    games.book.clock.set(game.kickoff + 150 * minute);
    const legs = await games.report(game);
    for (const { wtype, rtype, line, strong, result: came } of legs)
      expect(came, rtype).toBe(gradeMarket({ wtype, rtype, line, strong }, finalOf(game)));
  });

  it('sell no other market of their match', async () => {
    const game = (await addEvent(60))[counts];
    for (const [wtype, rtype] of [
      ['PD', 'H1C0'],
      ['OUH', 'OUHO'],
      ['SM', 'M:MH+OU:OUC@9.5'],
    ] as const)
      await expect(games.look(game, wtype, rtype), wtype).rejects.toThrow('closed');
  });
});

describe('a match with sub-matches', () => {
  it('is one in its list, and three on its page, the main one first', async () => {
    const { main, corners, cards } = await addEvent(60);
    const { ec } = await games.book.call('get_game_list', { gtype: 'FT', showtype: 'today' });
    // Safe: what every list answers.
    const listed = (ec as { id: string }[]).map(({ id }) => id);
    expect(listed).toContain(main.id);
    expect(listed).not.toEqual(expect.arrayContaining([corners.id]));
    for (const ecid of [main.id, cards.id]) {
      const { game } = await games.book.call('get_game_more', { gtype: 'FT', ecid });
      // Safe: what every page answers.
      const shown = game as Record<string, string>[];
      expect(shown.map(({ ecid: id, ptype, master, gidm }) => [id, ptype, master, gidm])).toEqual([
        [main.id, '', 'Y', main.id],
        [corners.id, 'CN', 'N', main.id],
        [cards.id, 'RN', 'N', main.id],
      ]);
      expect(shown.map(({ team_h }) => team_h)).toEqual(['主队', '主队 -角球数', '主队 -罚牌数']);
    }
  });

  it('stands in no series with its own corners', async () => {
    const { main, corners } = await addEvent(60);
    const legs = [await games.look(main, 'M', 'MH'), await games.look(corners, 'OU', 'OUC')];
    const answer = await games.book.betAll(games.member, [{ seen: legs, golds: '10' }]);
    expect(JSON.stringify(answer)).toContain('same-event');
  });
});

/** The first moment at which a corner shuts the corners of a match while goals are for sale, after some minutes. */
function awardOf({ main, corners }: { main: TestMatch; corners: TestMatch }): number {
  const isShut = (at: number) => stateAt(corners, at).shut && !stateAt(main, at).shut;
  let at = main.kickoff + 20 * minute;
  // Not while one is being waited for already, and long after the last goal.
  while (!(isShut(at + 1_000) && !stateAt(corners, at).shut && !stateAt(corners, at - 10_000).shut))
    at += 1_000;
  while (!isShut(at)) at += 10;
  return at;
}

describe('who knows of a corner before the house', () => {
  it('is not taken once it was awarded, and falls with a bet that waits when it is', async () => {
    const event = await addEvent(1);
    const awarded = awardOf(event);
    const { clock, db, store } = games.book;
    clock.set(awarded - 2_000);
    await games.bet(event.corners, [['ROU', 'ROUC']], 'delay');
    clock.set(awarded + 500);
    await expect(games.look(event.corners, 'ROU', 'ROUC')).rejects.toThrow('suspended');
    // Goals are for sale meanwhile: a corner says little of them.
    expect(await games.look(event.main, 'ROU', 'ROUC')).toBeDefined();
    clock.set(awarded + 1_500);
    await decideDue(db, store, clock);
    const bet = await db
      .selectFrom('sport_bets as b')
      .innerJoin('sport_legs as l', 'l.bet_id', 'b.id')
      .select(['b.status', 'b.reject_reason'])
      .where('l.match_id', '=', event.corners.id)
      .executeTakeFirstOrThrow();
    expect(bet.status).toBe('rejected');
  });
});

describe('what is done to a whole match', () => {
  const gradeOf = async (match: TestMatch) =>
    (await games.report(match, [])).map(({ result, cancel_reason }) => `${result}${cancel_reason}`);

  it('cancels the bets on its corners with it, and gives them back; a goal that is taken back does not', async () => {
    const { main, corners } = await addEvent(60);
    await games.bet(corners, [['OU', 'OUC']]);
    const { db, clock } = games.book;
    await voidBets(db, { matchId: main.id, reason: 'DH' }, clock.now());
    expect(await gradeOf(corners)).toEqual(['']);
    await voidBets(db, { matchId: main.id, reason: 'D8' }, clock.now());
    expect(await gradeOf(corners)).toEqual(['DD8']);
    await liftVoid(db, { matchId: main.id, reason: 'D8' }, clock.now());
    expect(await gradeOf(corners)).toEqual(['']);
  });

  it('by the operator stops its corners and cards, and says what that did to their bets', async () => {
    const { main, corners, cards } = await addEvent(60);
    await games.bet(corners, [['OU', 'OUC']]);
    await games.bet(cards, [['OU', 'OUC']]);
    const { db, clock } = games.book;
    const acted = { id: main.id, gtype: main.gtype, state: undefined };
    const effects = await act(db, acted, { do: 'stop', reason: 'D5' }, { why: 'a test', now: clock.now() });
    expect(effects).toMatchObject([{ kind: 'settled', bets: 2 }]);
    expect([await gradeOf(corners), await gradeOf(cards)]).toEqual([['DD5'], ['DD5']]);
    clock.advance(minute);
    await expect(games.look(corners, 'OU', 'OUC')).rejects.toThrow('suspended');
  });
});
