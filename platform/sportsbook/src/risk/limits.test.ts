import type { Member } from '@lobby/platform-kernel/calls/context';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { Seen, TestBook } from '@lobby/platform-testing/book/test-book';
import { resultsOf, timelineOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { setOperator } from '../inputs/input-rows.ts';
import { settleDue } from '../settlement/settle.ts';
import { backedByMember, backedOn } from './exposure-rows.ts';

const now = Date.UTC(2026, 10, 20, 12);
const rich = 100_000_000_00n;
let book: TestBook;
let member: Member;
let count = 0;

bookOfFile(
  now,
  (...own) => {
    [book, member] = own;
  },
  rich,
);

async function match(parts: Partial<TestMatch> = {}): Promise<TestMatch> {
  // A small league: half of the largest limits.
  const made = testMatch({
    id: `880${++count}`,
    lid: '999',
    createdAt: now,
    kickoff: now + 3_600_000,
    ...parts,
  });
  await book.addMatch(made);
  return made;
}
const yuan = (text: unknown) => Number(text);
const available = async (who: Member, game: TestMatch, wtype: string, rtype: string) => {
  const { pick } = await book.look(who, game, wtype, rtype, 'E');
  const seen = await book.call('FT_order_view', pick, who);
  return { most: yuan(seen.gold_gmax), odds: Number(seen.ioratio) };
};
const bet = (who: Member, seen: Seen, golds: number) =>
  book.bet(who, seen, { golds: String(golds), autoOdd: 'all' });
/** The sums of exposure beside what the bets themselves say. */
async function sums(game: TestMatch) {
  const stored = await sql<{ risk: string; win: string }>`SELECT coalesce(sum(risk), 0)::text AS risk,
    coalesce(sum(win), 0)::text AS win FROM sport_exposures WHERE match_id = ${game.id}`.execute(book.db);
  const bets = await sql<{
    risk: string;
    win: string;
  }>`SELECT coalesce(sum(risk) FILTER (WHERE status = 'open'), 0)::text AS risk,
    coalesce(sum(win), 0)::text AS win FROM sport_legs JOIN sport_bets ON id = bet_id
    WHERE match_id = ${game.id} AND status IN ('pending', 'open')`.execute(book.db);
  return { stored: stored.rows[0], bets: bets.rows[0] };
}

describe('the maximum that is shown', () => {
  it('is what the member may still win on the match, and a bet of exactly that is accepted', async () => {
    const game = await match();
    const first = await available(member, game, 'M', 'MH');
    expect(first.most).toBe(20_000);
    const others = [
      ['R', 'RH'],
      ['M', 'MH'],
    ] as const;
    for (const [wtype, rtype] of others) {
      const { most } = await available(member, game, wtype, rtype);
      expect((await bet(member, await book.look(member, game, wtype, rtype, 'E'), most)).code).toBe('560');
    }
    // 50,000 to win on this match: nothing that wins with home is left, and more is available on the other side.
    await expect(book.look(member, game, 'M', 'MH')).rejects.toThrow('limit-reached');
    expect((await available(member, game, 'R', 'RC')).most).toBeGreaterThan(10_000);
  });

  it('is what other members’ bets leave of a selection', async () => {
    const game = await match();
    let staked = 0;
    for (let n = 0; n < 12; n++) {
      const who = await book.join(rich);
      const seen = await book.look(who, game, 'M', 'MH', 'E').catch(() => undefined);
      if (!seen) break;
      const { most } = await available(who, game, 'M', 'MH');
      if ((await bet(who, seen, most)).code === '560') staked += most;
      book.clock.advance(2_000);
    }
    const { rows } = await sql<{
      win: string;
    }>`SELECT sum(win)::text AS win FROM sport_legs JOIN sport_bets ON id = bet_id
      WHERE match_id = ${game.id}`.execute(book.db);
    expect(Number(rows[0]!.win)).toBeLessThanOrEqual(100_000_00);
    expect(Number(rows[0]!.win)).toBeGreaterThan(99_000_00);
    expect(staked).toBeGreaterThan(20_000);
    await expect(book.look(await book.join(rich), game, 'M', 'MH')).rejects.toThrow('limit-reached');
  });

  it('is half of a selection in play for one member, so that waiting bets cannot close it to others', async () => {
    // Goalless and calm for a minute from now on.
    const goalless = { half: [0, 0], full: [0, 0] } as const;
    const parts = { lid: '999', createdAt: now, kickoff: now - 600_000, real: goalless };
    const id = Array.from({ length: 500 }, (_, n) => `881${n}`).find(name =>
      timelineOf(testMatch({ id: name, ...parts })).incidents.every(
        one => one.shutFrom > now + 60_000 || one.shutUntil < now,
      ),
    );
    const game = await match({ ...parts, id: id! });
    for (;;) {
      const seen = await book.look(member, game, 'RM', 'RMH', 'E').catch(() => undefined);
      if (!seen) break;
      const { most } = await available(member, game, 'RM', 'RMH');
      expect((await bet(member, seen, most)).code).toBe('delay');
    }
    const { bets } = await sums(game);
    expect(Number(bets!.win)).toBeLessThanOrEqual(25_000_00);
    const { most, odds } = await available(await book.join(rich), game, 'RM', 'RMH');
    expect(most * (odds - 1)).toBeGreaterThan(20_000 * 0.9);
  });

  it('bounds a market and a match over all their selections', async () => {
    const game = await match();
    for (const [wtype, rtype] of [
      ['R', 'RH'],
      ['AR', 'ARH'],
      ['BR', 'BRH'],
      ['M', 'MH'],
      ['PD', 'H2C0'],
      ['PD', 'H1C0'],
      ['F', 'FHH'],
    ] as const) {
      for (let n = 0; n < 6; n++) {
        const who = await book.join(rich);
        const seen = await book.look(who, game, wtype, rtype, 'E').catch(() => undefined);
        if (!seen) break;
        const { most } = await available(who, game, wtype, rtype);
        await bet(who, seen, most);
        book.clock.advance(2_000);
      }
    }
    const won = await sql<{
      wtype: string;
      win: string;
    }>`SELECT CASE WHEN wtype LIKE '%R' THEN 'R' ELSE wtype END AS wtype,
      sum(win)::text AS win FROM sport_legs JOIN sport_bets ON id = bet_id WHERE match_id = ${game.id} GROUP BY 1`.execute(
      book.db,
    );
    const handicap = won.rows.find(row => row.wtype === 'R');
    expect(Number(handicap!.win)).toBeLessThanOrEqual(150_000_00);
    // Home winning 2:0 after leading pays all but 1:0: no more than the limit of the match.
    const risk = await sql<{
      loss: string;
    }>`SELECT sum(CASE WHEN rtype = 'H1C0' THEN -risk ELSE win END)::text AS loss
      FROM sport_legs JOIN sport_bets ON id = bet_id WHERE match_id = ${game.id}`.execute(book.db);
    expect(Number(risk.rows[0]!.loss)).toBeLessThanOrEqual(250_000_00);
    expect(Number(risk.rows[0]!.loss)).toBeGreaterThan(200_000_00);
    expect((await sums(game)).stored).toEqual((await sums(game)).bets);
  }, 60_000);

  it('is what remains of the daily maximum win of a member', async () => {
    const game = await match();
    const seen = await book.look(member, game, 'M', 'MH', 'E');
    await bet(member, seen, 100);
    await book.db
      .updateTable('sport_bets')
      .set({ win: 10_800_000_00n - 5_000n })
      .where('member_id', '=', member.id)
      .execute();
    const other = await match();
    const { most, odds } = await available(member, other, 'M', 'MH');
    expect(most).toBe(Math.floor(50 / (odds - 1)));
  });
});

it('reads bets of a member on one selection as one sum', async () => {
  const game = await match();
  const seen = await book.look(member, game, 'OU', 'OUC', 'E');
  for (let n = 0; n < 5; n++) expect((await bet(member, seen, 10)).code).toBe('560');
  await bet(member, await book.look(member, game, 'OU', 'OUH', 'E'), 10);
  const backed = await backedByMember(book.db, member.id, [game.id]);
  expect(backed.map(sum => [sum.rtype, sum.risk]).sort()).toEqual([
    ['OUC', 5_000n],
    ['OUH', 1_000n],
  ]);
  const all = (sums: readonly { win: bigint }[]) => sums.reduce((whole, { win }) => whole + win, 0n);
  expect(all(backed)).toBe(all(await backedOn(book.db, [game.id])));
});

describe('prices', () => {
  it('move with the stakes from the next tick on, the same in every process', async () => {
    const game = await match();
    const price = async () => (await book.look(member, game, 'OU', 'OUC', 'H')).ioratio;
    const start = await price();
    for (let n = 0; n < 4; n++) {
      await bet(await book.join(rich), await book.look(member, game, 'OU', 'OUC', 'E'), 500);
    }
    expect(await price()).toBe(start);
    book.clock.advance(2_000);
    const moved = await price();
    expect(Number(moved)).toBeLessThan(Number(start));
    book.restart();
    expect(await price()).toBe(moved);
    const list = await book.call('get_game_list', { gtype: 'FT', showtype: 'today' });
    const listed = (list.ec as { id: string; game: Record<string, string> }[]).find(
      one => one.id === game.id,
    );
    expect(listed?.game.ior_OUC).toBe(moved);
  });

  it('that moved are in the next answer to a list cursor', async () => {
    const game = await match();
    const list = (since: string) => book.call('get_game_list', { gtype: 'FT', showtype: 'today', since });
    const { cursor } = await list('');
    await bet(member, await book.look(member, game, 'M', 'MC', 'E'), 5_000);
    book.clock.advance(2_000);
    const after = await list(String(cursor));
    expect((after.ec as { id: string }[]).map(one => one.id)).toContain(game.id);
  });

  it('return to their former value when the bets are settled or rejected', async () => {
    const game = await match({ real: { half: [0, 0], full: [0, 1] } });
    await bet(member, await book.look(member, game, 'HM', 'HMH', 'E'), 1_000);
    await bet(member, await book.look(member, game, 'M', 'MH', 'E'), 1_000);
    expect((await sums(game)).stored).toEqual((await sums(game)).bets);
    const later = timelineOf(game).fullTime + 60_000;
    for (const result of resultsOf(game, later)) await recordResult(book.db, result, later);
    await settleDue(book.db, later);
    expect((await sums(game)).stored).toEqual({ risk: '0', win: '0' });
  });
});

describe('the operator', () => {
  it('closes a match from the next tick on and reopens it; the list shows both', async () => {
    const game = await match();
    const noOperatorSetting = { shut: false, totalMilli: 0, sideMilli: 0 };
    await setOperator(book.db, game.id, { ...noOperatorSetting, shut: true }, now);
    expect((await book.look(member, game, 'M', 'MH')).ioratio).toMatch(/^\d/);
    book.clock.advance(2_000);
    await expect(book.look(member, game, 'M', 'MH')).rejects.toThrow('suspended');
    book.restart();
    const { game: games } = await book.call('get_game_more', { gtype: 'FT', ecid: game.id });
    expect((games as Record<string, string>[])[0]).toMatchObject({ gopen: 'N', ior_MH: '' });
    await setOperator(book.db, game.id, noOperatorSetting, book.clock.now());
    book.clock.advance(2_000);
    expect((await book.look(member, game, 'M', 'MH')).ioratio).toMatch(/^\d/);
  });

  it('shifts all markets of a match together', async () => {
    const game = await match();
    const price = async (wtype: string, rtype: string) =>
      Number((await book.look(member, game, wtype, rtype, 'E')).ioratio);
    const [home, over] = [await price('M', 'MH'), await price('T', 'OVER')];
    await setOperator(book.db, game.id, { shut: false, totalMilli: 80, sideMilli: 80 }, now);
    book.clock.advance(2_000);
    expect(await price('M', 'MH')).toBeLessThan(home);
    expect(await price('T', 'OVER')).toBeLessThan(over);
  });
});
