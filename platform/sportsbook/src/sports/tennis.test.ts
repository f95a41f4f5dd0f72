import { gradeSets, markets } from '@lobby/betting';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { recordsOf } from '@lobby/platform-testing/book/test-records';
import { endsAt, resultsOf, simulatedSets } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import { tennis as facts } from '@lobby/sports';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { decideDue } from '../orders/waiting/confirm.ts';
import { settleDue } from '../settlement/settle.ts';
import { tennis } from './tennis.ts';

const now = Date.UTC(2026, 10, 20, 12);
const minute = 60_000;
const { timelineOf } = simulatedSets.tennis;
const { rules } = facts.play.sets;
let book: TestBook;
let member: Member;
let count = 0;

bookOfFile(
  now,
  (...own) => {
    [book, member] = own;
  },
  100_000_00n,
);

/** A match that begins so many minutes from now; the first of those that `fits`. */
async function match(begins: number, fits: (sets: number) => boolean = () => true, disruptions = 0) {
  const tries = Array.from({ length: 400 }, () =>
    testMatch({
      id: `840${++count}`,
      gtype: 'TN',
      lid: '841',
      createdAt: now,
      kickoff: book.clock.now() + begins * minute,
      expected: [0.66, 0.62],
      breakMinutes: 2,
      disruptions,
    }),
  );
  const made = tries.find(one => fits(timelineOf(one).sets.length))!;
  await book.addMatch(made);
  return made;
}
type Made = Awaited<ReturnType<typeof match>>;

/** Reports what is known of a match at the moment, settles, and answers the legs on it. */
async function report(of: Made) {
  for (const result of resultsOf(of, book.clock.now())) await recordResult(book.db, result, book.clock.now());
  await settleDue(book.db, book.clock.now());
  return book.db.selectFrom('sport_legs').selectAll().where('match_id', '=', of.id).execute();
}

function whistle(of: Made) {
  book.clock.set(endsAt(of).full + 10_000);
  return report(of);
}

const resultOf = (of: Made) => {
  const { full, sets } = timelineOf(of);
  return { full, sets: sets.map(({ score }) => score) };
};

/** The markets of a match of three sets that are sold before it, or in its first set. */
const sold = (phase: 'pre' | 'live') =>
  markets.filter(
    ({ kind, period, phase: of, set = 1, bestOf = 3 }) =>
      of === phase && period === 'full' && tennis.markets.includes(kind as never) && set <= 2 && bestOf === 3,
  );

describe('tennis', () => {
  it('takes a bet on every pick of every market before the match, and settles it by sets and games', async () => {
    const game = await match(60);
    for (const { wtype, picks } of sold('pre')) {
      for (const { rtype } of picks.filter(({ pick }) => pick !== 'N')) {
        const placed = await book.bet(member, await book.look(member, game, wtype, rtype), { golds: '10' });
        expect(placed.code, rtype).toBe('560');
      }
    }
    const legs = await whistle(game);
    expect(legs).toHaveLength(26);
    for (const { wtype, rtype, line, strong, result } of legs) {
      expect(result, rtype).toBe(gradeSets({ wtype, rtype, line, strong }, resultOf(game), rules));
      expect(['W', 'L']).toContain(result);
    }
    const [record] = await recordsOf(book, member);
    expect(record?.legs[0]).toMatchObject({
      gtype: 'TN',
      score: resultOf(game).full.join(':'),
      sets: resultOf(game)
        .sets.map(set => set.join(':'))
        .join(' '),
    });
  });

  it('is bet on in play, waits, and counts games from the beginning of the match', async () => {
    const game = await match(1);
    book.clock.advance(16 * minute);
    let placed = 0;
    for (const { wtype, picks } of sold('live')) {
      const seen = await book.look(member, game, wtype, picks[0]!.rtype).catch(() => undefined);
      if (!seen) continue;
      placed++;
      const answer = await book.bet(member, seen, { golds: '10', autoOdd: 'all' });
      expect(answer.code, wtype).toBe('delay');
    }
    expect(placed).toBeGreaterThan(8);
    book.clock.advance(5_000);
    await decideDue(book.db, book.store, book.clock);
    const legs = await whistle(game);
    expect(legs).toHaveLength(placed);
    for (const { wtype, rtype, line, strong, result } of legs)
      expect(result, rtype).toBe(gradeSets({ wtype, rtype, line, strong }, resultOf(game), rules));
  });

  it('settles the winner of a set when it is over, and who wins at the end', async () => {
    const game = await match(60);
    for (const [wtype, rtype] of [
      ['S1M', 'S1MH'],
      ['M', 'MH'],
    ] as const)
      await book.bet(member, await book.look(member, game, wtype, rtype), { golds: '10' });
    const [first] = timelineOf(game).sets;
    book.clock.set(first!.end + 10_000);
    const legs = await report(game);
    const byMarket = (wtype: string) => legs.find(leg => leg.wtype === wtype)!;
    expect(byMarket('S1M').result).toBe(first!.score[0] > first!.score[1] ? 'W' : 'L');
    expect(byMarket('M').result).toBe('');
  });

  it('sells no draw, no half, and no set that may not be played', async () => {
    const game = await match(60);
    await expect(book.look(member, game, 'M', 'MN')).rejects.toThrow('closed');
    await expect(book.look(member, game, 'HOU', 'HOUC')).rejects.toThrow('closed');
    await expect(book.look(member, game, 'S3M', 'S3MH')).rejects.toThrow('closed');
    await expect(book.look(member, game, 'PD5', 'PD530')).rejects.toThrow('closed');
  });

  it('stands in the lists with its set, games, points and who serves', async () => {
    const game = await match(1);
    book.clock.advance(16 * minute);
    const answer = await book.call('get_game_list', { gtype: 'TN', showtype: 'live' });
    const entry = (answer.ec as { id: string; game: Record<string, string> }[]).find(
      ({ id }) => id === game.id,
    );
    const { sets } = simulatedSets.tennis.stateAt(game, book.clock.now());
    expect(entry!.game).toMatchObject({
      ...{ gtype: 'TN', se_now: 'S1', HalfTime: 'N', re_time: '', best: '3' },
      ...{ sc_set_H: '0', sc_set_A: '0', server: sets!.server },
      ...{ sc_game_H: String(sets!.scores[0]![0]), sc_game_A: String(sets!.scores[0]![1]) },
      ...{ sc_point_H: String(sets!.points[0]), sc_point_A: String(sets!.points[1]) },
    });
    expect(entry!.game.t_count).toBeUndefined();
    expect(entry!.game.ior_RMN).toBeUndefined();
  });
});

describe('a match that a player gives up', () => {
  /** Everything goes wrong. */
  const certainly = 50;

  it('after a set pays who goes on, what was decided, and returns the rest', async () => {
    let game: Made;
    let stop: ReturnType<typeof resultsOf>[number];
    do {
      game = await match(60, undefined, certainly);
      stop = resultsOf(game, endsAt(game).full + 10_000).at(-1)!;
    } while (!stop.cancelReason || !stop.reached || stop.reached[0] + stop.reached[1] !== 1);
    const picks = [
      ['M', 'MH'],
      ['M', 'MC'],
      ['S1M', 'S1MH'],
      ['S2M', 'S2MH'],
      ['R', 'RH'],
      ['EO', 'ODD'],
    ] as const;
    for (const [wtype, rtype] of picks)
      await book.bet(member, await book.look(member, game, wtype, rtype), { golds: '10' });
    const legs = await whistle(game);
    const grade = (rtype: string) => legs.find(leg => leg.rtype === rtype)!;
    expect(grade('MH').result).toBe(stop.winner === 'H' ? 'W' : 'L');
    expect(grade('MC').result).toBe(stop.winner === 'C' ? 'W' : 'L');
    expect(['W', 'L']).toContain(grade('S1MH').result);
    for (const rtype of ['S2MH', 'RH', 'ODD'])
      expect(grade(rtype)).toMatchObject({ result: 'D', cancel_reason: 'D7' });
    const records = await recordsOf(book, member);
    expect(records.find(({ legs: [leg] }) => leg?.rtype === 'MH')?.legs[0]).toMatchObject({
      stopped: 'D7',
      reached: stop.reached.join(':'),
    });
  });

  it('before it begins is in no list any more, and returns every stake', async () => {
    let game: Made;
    do game = await match(120, undefined, certainly);
    while (endsAt(game).full >= game.kickoff);
    await book.bet(member, await book.look(member, game, 'M', 'MH'), { golds: '10' });
    const [leg] = await whistle(game);
    expect(leg).toMatchObject({ result: 'D', cancel_reason: 'D7' });
    const { ec } = await book.call('get_game_list', { gtype: 'TN', showtype: 'today' });
    expect((ec as { id: string }[]).map(({ id }) => id)).not.toContain(game.id);
  });
});
