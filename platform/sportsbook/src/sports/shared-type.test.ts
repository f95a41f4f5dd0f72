import { results as resultRows } from '@lobby/api-client/contract/game/results';
import { gamesOfFile } from '@lobby/platform-testing/book/test-games';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { badminton, handball, type SportFacts, tennis } from '@lobby/sports';
import { describe, expect, it } from 'vitest';
import { listRecords } from '../records/records.ts';

const now = Date.UTC(2026, 10, 20, 2);
const games = gamesOfFile(now, 8951);
const ofBadminton = { gtype: badminton.code, lid: '881', breakMinutes: 2, expected: [0.5, 0.48] } as const;
const ofHandball = { gtype: handball.code, lid: '891', expected: [29.6, 28.9] } as const;
const add = (begins: number, parts: Partial<TestMatch>) => games.add(begins, undefined, parts);

interface Wire {
  readonly ecid: string;
  readonly gtype: string;
  readonly gameType?: string;
}
const records = (gtype: string) =>
  listRecords(games.book.db, games.member.id, {
    ...{ pageNum: 1, pageSize: 20, status: 'all', kind: 'all', gtype, langx: 'zh-cn' },
  });

describe('two sports of one type of the provider', () => {
  it('stand in one list, each saying which it is, and are counted together', async () => {
    const pair = [await add(60, ofBadminton), await add(60, ofHandball)];
    const other = await add(60, { gtype: tennis.code, lid: '841', expected: [0.64, 0.62] });
    const { ec } = await games.book.call('get_game_list', { gtype: 'OP', showtype: 'today' });
    const listed = (ec as { game: Wire }[]).map(({ game }) => game);
    expect(listed.map(({ ecid, gtype, gameType }) => [ecid, gtype, gameType])).toEqual(
      pair.map(({ id, gtype }) => [id, 'OP', gtype]),
    );
    const { counts, leagues } = await games.book.call('get_league_count', {});
    expect(counts).toMatchObject({ OP: { live: 0, today: 2 }, TN: { today: 1 } });
    const ofLeagues = (leagues as { lid: string; gtype: string }[]).map(({ lid, gtype }) => [lid, gtype]);
    expect(ofLeagues).toEqual(
      expect.arrayContaining([
        ['881', 'OP'],
        ['891', 'OP'],
      ]),
    );
    const { game } = await games.book.call('get_game_more', { gtype: 'OP', ecid: pair[1]!.id });
    expect((game as Wire[])[0]).toMatchObject({ gtype: 'OP', gameType: 'HB' });
    expect((await games.book.call('get_game_more', { gtype: 'TN', ecid: other.id })).game).toHaveLength(1);
  });

  it('are bet on under that type alone', async () => {
    const match = await add(60, ofHandball);
    const { pick } = await games.look(match, 'M', 'MN');
    expect(pick).toMatchObject({ gtype: 'OP' });
    for (const gtype of ['FT', 'TN']) {
      const refused = await games.book.call('FT_order_view', { ...pick, gtype }, games.member);
      expect(refused.code, gtype).toBe('555');
    }
  });

  it('stand in the bet history under that type, each with its own name, and in the results of the day', async () => {
    const [one, two] = [await add(60, ofBadminton), await add(60, ofHandball)];
    await games.bet(one, [['M', 'MH']]);
    await games.bet(two, [['M', 'MH']]);
    const legsOf = async (gtype: string) =>
      (await records(gtype)).list.flatMap(({ legs }) => legs.map(leg => [leg.ecid, leg.gtype, leg.gameType]));
    expect(await legsOf('OP')).toEqual([
      [two.id, 'OP', handball.code],
      [one.id, 'OP', badminton.code],
    ]);
    expect(await legsOf('TN')).toEqual([]);
    await games.playOut(one);
    await games.playOut(two);
    const day = new Date(two.kickoff + 8 * 3_600_000).toISOString().slice(0, 10);
    const { matches } = await games.book.call(resultRows.results.method, { gtype: 'OP', date: day });
    const shown = (matches as Wire[]).map(({ ecid }) => ecid);
    expect(shown).toEqual(expect.arrayContaining([one.id, two.id]));
    const { rows } = await games.book.call(resultRows.standings.method, { gtype: 'OP' });
    expect(rows).toEqual([]);
  });

  it('are shared by a code that tells which sport each pick is of', async () => {
    const match = await add(60, ofHandball);
    const { pick, ioratio, ratio } = await games.look(match, 'OU', 'OUC');
    const shared = { form: 'single', picks: [{ ...pick, ioratio, ratio, strong: '' }] };
    const { code } = await games.book.call('share_slip', shared, games.member);
    expect(await games.book.call('shared_slip', { code: String(code) })).toMatchObject({
      picks: [{ gtype: 'OP', gameType: 'HB', ecid: match.id }],
    });
  });

  it('have no type of their own', () => {
    const facts: readonly SportFacts[] = [badminton, handball];
    expect(facts.map(({ type }) => type)).toEqual(['OP', 'OP']);
  });
});
