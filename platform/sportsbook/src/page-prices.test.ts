import { randomUUID } from 'node:crypto';
import { isOfSets, marketByWtype, quarterOf } from '@lobby/betting';
import { bestGame, choose, expectedQuote, gamesOf, type PageGame, pickOf } from '@lobby/page-client';
import { firstHalfGames, openPageBook, page } from '@lobby/platform-testing/client/open-page-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { results, markets, methods } = page;
const formats = ['H', 'M', 'I', 'E'];
const isSets = ({ wtype }: { wtype: string }) => isOfSets(marketByWtype(wtype)?.kind ?? '1x2');
/** Basketball alone sells quarters, and who leads after a part of a match with the stake returned. */
const isOfPart = ({ wtype }: { wtype: string }) => {
  const { kind, period = 'full' } = marketByWtype(wtype) ?? {};
  return quarterOf(period) !== undefined || (kind === 'draw-no-bet' && period === 'half');
};
let opened: Awaited<ReturnType<typeof openPageBook>>;
let games: readonly PageGame[];

beforeAll(async () => {
  opened = await openPageBook('looker12');
  const live = await firstHalfGames(opened);
  games = [...(await gamesOf(opened.client, 'early', 3)), ...live];
});
afterAll(() => opened.running.stop());

describe('a price', () => {
  it.each(markets.filter(market => market.wtype !== page.notTraded && !isSets(market) && !isOfPart(market)))(
    'of $wtype is quoted as documented in the tables of markets and formats',
    async market => {
      const game = bestGame(
        games.filter(({ gopen }) => gopen === 'Y'),
        market,
      );
      const priced = market.selections.filter(({ field }) => game?.[field]);
      const looked = [...priced.slice(0, 2), ...priced.slice(2).slice(-1)];
      // Which match is in play follows from the hour: a side that is nearly certain there has no price.
      expect(looked).not.toEqual([]);
      for (const [at, selection] of looked.entries()) {
        const format = formats[(at + markets.indexOf(market)) % formats.length] ?? '';
        const { data } = await opened.client.play(
          'FT_order_view',
          pickOf(game ?? {}, market, selection, format),
        );
        expect(data).toMatchObject(expectedQuote(game ?? {}, market, selection, format));
      }
    },
  );

  it('of sets is quoted as documented, of every market that a match of sets has before it', async () => {
    const quoted = new Set<string>();
    for (const gtype of ['TN', 'VB', 'TT', 'SK']) {
      for (const game of await gamesOf(opened.client, 'early', 2, gtype)) {
        for (const market of markets.filter(isSets)) {
          const selection = market.selections.find(({ field }) => game[field]);
          if (!selection) continue;
          const { data } = await opened.client.play('FT_order_view', pickOf(game, market, selection, 'H'));
          expect(data).toMatchObject(expectedQuote(game, market, selection, 'H'));
          quoted.add(market.wtype);
        }
      }
    }
    expect([...quoted]).toEqual(expect.arrayContaining(['SR', 'S1M', 'S2M', 'PD3', 'PD5']));
  });

  it('of a quarter is quoted as documented, of every such market before a basketball match', async () => {
    const [game = {}] = await gamesOf(opened.client, 'early', 1, 'BK');
    const before = markets.filter(market => isOfPart(market) && !market.name.includes('in play'));
    expect(before).toHaveLength(13);
    for (const market of before) {
      for (const selection of market.selections) {
        const { data } = await opened.client.play('FT_order_view', pickOf(game, market, selection, 'M'));
        expect(data).toMatchObject(expectedQuote(game, market, selection, 'M'));
      }
    }
  });

  it('is missing for markets documented as not traded, and for in-play markets before the match', async () => {
    const live = games.filter(({ is_rb }) => is_rb === 'Y');
    const { game, market, selection } = choose(live, markets, 'RM', 'RMH');
    const untraded = markets.find(({ wtype }) => wtype === page.notTraded);
    const before = markets.find(({ wtype }) => wtype === 'M');
    const ask = async (other: typeof untraded) =>
      (
        await opened.client.play(
          'FT_order_view',
          pickOf(game, other ?? market, other?.selections[0] ?? selection, 'E'),
        )
      ).data;
    expect(await ask(untraded)).toEqual({ code: '555', errormsg: 'closed' });
    expect(await ask(before)).toEqual({ code: '555', errormsg: 'started' });
    expect(page.orderRefusals).toEqual(expect.arrayContaining(['closed', 'started']));
  });
});

describe('a method', () => {
  const filled: Record<string, unknown> = {
    ...{ gtype: 'FT', showtype: 'early', search: '', page: '1', since: '', ecid: '1', gid: '10' },
    ...{ odd_f_type: 'E', rtype: 'MH', chose_team: 'H', golds: '10', ioratio: '2.00', ratio: '', strong: '' },
    ...{ autoOdd: 'all', state_ver: '', text: '' },
  };
  const pick = { gid: '10', gtype: 'FT', wtype: 'M', rtype: 'MH', chose_team: 'H' };
  const leg = { ...pick, odd_f_type: 'E', ioratio: '2.00', ratio: '' };
  const bet = () => ({ operation_id: randomUUID(), golds: '10', folds: [1], legs: [leg] });
  const refused = { status_code: results['invalid-parameter'] };

  it.each(Object.entries(methods))(
    '%s accepts the documented fields and requires the mandatory ones',
    async (name, row) => {
      const wtype = name === 'get_game_list' ? ['M'] : 'M';
      const lid = name.startsWith('get_game_list') ? [] : '';
      const date = name === 'get_results' ? '2026-11-20' : '';
      const ask = (names: readonly string[], more: object = {}) => {
        const requestId = randomUUID();
        const values: Record<string, unknown> = {
          ...{ ...filled, wtype, lid, date, operation_id: requestId },
          ...{ picks: [name === 'share_slip' ? { ...leg, strong: '' } : pick] },
          ...{ folds: [], betslip: [bet()], form: 'single', code: '0123456789' },
          ...{ ticket_id: 'OU1', tickets: ['OU1'], part: 100, price: '10', target: '150' },
        };
        for (const field of names) expect(values).toHaveProperty(field);
        const fields = Object.fromEntries(names.map(field => [field, values[field]]));
        return opened.client.playAsIs(name, { ...fields, ...more }, { requestId });
      };
      const needed = row.fields.filter(field => !row.optional.includes(field));
      const whole = await ask(row.fields);
      expect(whole.status_code).toBe(results.success);
      expect(Object.keys(whole.data)).toEqual(expect.arrayContaining([...row.answer]));
      expect(await ask(needed)).toMatchObject({ status_code: results.success });
      expect(await ask(row.fields, { stranger: '' })).toMatchObject(refused);
      for (const field of needed) {
        const answer = await ask(row.fields.filter(one => one !== field));
        expect([field, answer.status_code]).toEqual([field, results['invalid-parameter']]);
      }
    },
  );
});

describe('a list of the page client', () => {
  const ask = (fields: object = {}) =>
    opened.client.play('get_game_list', { gtype: 'FT', showtype: 'live', ...fields });

  it('is complete at first and holds only changes with its cursor', async () => {
    const counts = (await opened.client.play('get_league_count')).data.counts.FT;
    const whole = (await ask()).data;
    expect(whole).toMatchObject({ full: true, gone: [] });
    expect(whole.ec).toHaveLength(counts.live);
    expect((await ask({ since: '1' })).data.full).toBe(true);
    expect((await ask({ showtype: 'early' })).data.ec).toHaveLength(counts.early);
  });

  it('carries the documented main markets', async () => {
    const [first, last] = page.listed.map(wtype => markets.findIndex(market => market.wtype === wtype));
    const main = markets.slice(first, (last ?? 0) + 1).flatMap(({ selections }) => selections);
    expect(main).toHaveLength(28);
    const { ec } = (await ask()).data;
    const fields = ec.flatMap(({ game }: { game: PageGame }) => Object.keys(game));
    const prices = new Set<string>(fields.filter((field: string) => field.startsWith('ior_')));
    expect([...prices].filter(field => !main.some(each => each.field === field))).toEqual([]);
    expect(prices.size).toBeGreaterThan(0);
  });

  it('equals the complete list a minute later when changes are applied', async () => {
    const shown = async (fields: object = {}) => (await ask(fields)).data;
    const before = await shown();
    opened.clock.advance(60_000);
    await opened.running.catchUp();
    const changes = await shown({ since: before.cursor });
    expect(changes.full).toBe(false);
    const kept = new Map<string, PageGame>();
    for (const { id, game } of [...before.ec, ...changes.ec]) kept.set(id, game);
    for (const id of changes.gone) kept.delete(id);
    const now = await shown();
    expect(Object.fromEntries(kept)).toEqual(
      Object.fromEntries(now.ec.map(({ id, game }: { id: string; game: PageGame }) => [id, game])),
    );
  });
});
