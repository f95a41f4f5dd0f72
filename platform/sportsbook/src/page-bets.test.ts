import { randomUUID } from 'node:crypto';
import { allChoices, betOn, type Choice, choose, gamesOf, type PageGame, pickOf } from '@lobby/page-client';
import { firstHalfGames, openPageBook, page } from '@lobby/platform-testing/client/open-page-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { results, markets } = page;
let opened: Awaited<ReturnType<typeof openPageBook>>;
let games: readonly PageGame[];

beforeAll(async () => {
  opened = await openPageBook('bettor12');
  games = await gamesOf(opened.client, 'early', 3);
});
afterAll(() => opened.running.stop());

describe('a bet', () => {
  const early = () => games.filter(({ is_rb }) => is_rb === 'N');
  const fieldsOf = (code: string) =>
    expect.objectContaining(
      Object.fromEntries((page.orderStates[code] ?? []).map(field => [field, expect.anything()])),
    );

  /** Home to win, in matches of as many teams as there are. */
  const winnersOf = (of: readonly PageGame[], count: number) => {
    const teams = new Set<string>();
    return allChoices(of, markets.find(({ wtype }) => wtype === 'M')!)
      .filter(({ selection }) => selection.rtype === 'MH')
      .filter(({ game: { team_id_h = '', team_id_c = '' } }) => {
        const isNew = !teams.has(team_id_h) && !teams.has(team_id_c);
        if (isNew) teams.add(team_id_h).add(team_id_c);
        return isNew;
      })
      .slice(0, count);
  };

  it.each([
    ['HR', 'HRH'],
    ['HOU', 'HOUC'],
    ['PD', 'H1C0'],
    ['OU', 'OUH'],
  ] as const)('before the match on %s %s is accepted as it was quoted', async (wtype, rtype) => {
    const { quote, order } = await betOn(opened.client, choose(early(), markets, wtype, rtype), '10');
    expect(order).toEqual(fieldsOf('560'));
    const { ioratio, ratio, odd_f_type } = quote;
    expect(order).toMatchObject({ code: '560', gold: '10', risk: '10', ioratio, ratio, odd_f_type });
  });

  it('at a negative Malay price risks the price times what it wins', async () => {
    const totals = markets.filter(({ name }) => name === 'over/under');
    const choices = totals.flatMap(market => allChoices(early(), market));
    const dear = choices.find(({ game, selection }) => Number(game[selection.field]) > 1);
    expect(dear).toBeDefined();
    const { quote, order } = await betOn(opened.client, dear!, '100', 'M');
    expect(quote.ioratio).toMatch(/^-0\.\d\d$/);
    const risk = quote.ioratio.replace(/^-0\./, '').replace(/^0/, '');
    expect(order).toMatchObject({ code: '560', gold: '100', risk, winnable: '100' });
  });

  it('gets the same answer when sent again, and is rejected with another body or another id', async () => {
    const { order, sent, requestId } = await betOn(opened.client, choose(early(), markets, 'M', 'MH'), '10');
    expect((await opened.client.play('FT_bet', sent, { requestId })).data).toEqual(order);
    const illegal = { status_code: results['illegal-parameter'] };
    expect(await opened.client.play('FT_bet', { ...sent, golds: '10.0' }, { requestId })).toMatchObject(
      illegal,
    );
    expect(await opened.client.play('FT_bet', { ...sent, operation_id: randomUUID() })).toMatchObject(
      illegal,
    );
    const operation_id = randomUUID();
    const never = await opened.client.play('get_dangerous', { operation_id });
    expect(never.data).toEqual({ code: 'unknown', operation_id });
    expect(page.orderStates.unknown).toEqual([]);
  });

  it.each([
    ['RM', 'RMH'],
    ['HRM', 'HRMN'],
  ] as const)('in play on %s %s waits, and is decided when it said', async (wtype, rtype) => {
    const answeredCodes: string[] = [];
    // In the seconds between, a goal may fall in each of these matches, and the bets are refused.
    for (let tries = 0; tries < 5 && !answeredCodes.includes('560'); tries++) {
      const live = await firstHalfGames(opened);
      const chosen = markets.filter(each => each.wtype === wtype).flatMap(each => allChoices(live, each));
      const choices = chosen.filter(({ selection }) => selection.rtype === rtype).slice(-4);
      expect(choices.length).toBeGreaterThan(0);
      answeredCodes.push(...(await decided(choices)));
    }
    expect(answeredCodes).toContain('560');
    expect(answeredCodes.filter(code => code !== '560' && code !== '555')).toEqual([]);
  });

  /** Bets on these in play, and waits for what they become: their codes. */
  async function decided(choices: readonly Choice[]): Promise<string[]> {
    const placed = [];
    for (const choice of choices) placed.push(await betOn(opened.client, choice, '10', 'E'));
    for (const { order } of placed) expect(order).toEqual(fieldsOf('delay'));
    const due = Math.max(...placed.map(({ order }) => order.confirm_at));
    opened.clock.set(Math.ceil(due / 1_000) * 1_000);
    await opened.running.catchUp();
    const codes = [];
    for (const { requestId, sent } of placed) {
      const { data } = await opened.client.play('get_dangerous', { operation_id: requestId });
      expect(data).toEqual(fieldsOf(data.code));
      expect((await opened.client.play('FT_bet', sent, { requestId })).data).toEqual(data);
      codes.push(data.code);
    }
    return codes;
  }

  it('of several legs is quoted and accepted as documented, beside a single', async () => {
    const next = await gamesOf(opened.client, 'early', 6);
    const chosen = winnersOf(next, 3);
    const picks = chosen.map(({ game, market, selection }) => {
      const { odd_f_type: _, ...pick } = pickOf(game, market, selection, 'H');
      return pick;
    });
    const asked = { odd_f_type: 'H', picks, folds: [2, 3] };
    const { data: seen } = await opened.client.play('Total_order_view', asked);
    expect(seen).toMatchObject({ ticket: { code: '501', combinations: 4 } });
    expect(seen.picks).toMatchObject(picks.map(({ gid }) => ({ code: '501', gid })));
    const legs = picks.map((pick, at) => {
      const { odd_f_type, ioratio, ratio } = seen.picks[at];
      return { ...pick, odd_f_type, ioratio, ratio };
    });
    const requestId = randomUUID();
    const bet = { golds: seen.ticket.gold_gmin, folds: [2, 3], legs };
    const betslip = [
      { operation_id: randomUUID(), ...bet },
      { operation_id: randomUUID(), golds: '10', folds: [1], legs: legs.slice(0, 1) },
      { operation_id: randomUUID(), ...bet, legs: [legs[0], legs[0], legs[1]] },
    ];
    const sent = { autoOdd: 'all', betslip, operation_id: requestId };
    const { data } = await opened.client.play('Total_bet', sent, { requestId });
    const [system, single, refused] = data.betslip;
    expect([system, single]).toEqual([fieldsOf('560'), fieldsOf('560')]);
    expect(system).toMatchObject({ folds: [2, 3], legs: legs.map(({ gid }) => ({ gid })) });
    expect(refused).toMatchObject({ code: '555', errormsg: 'same-match', legs: [{}, {}] });
    expect(page.orderRefusals).toContain(refused.errormsg);
    const { data: state } = await opened.client.play('get_dangerous', {
      operation_id: betslip[0]!.operation_id,
    });
    expect(state).toMatchObject({ code: '560', ticket_id: system.ticket_id });
  });

  it('is in the records, with the documented fields', async () => {
    const { data: list } = await opened.client.call('betRecordList', {
      pageNum: 1,
      pageSize: 2,
      status: 'open',
    });
    const { data: total } = await opened.client.call('betRecordTotal', { status: 'open' });
    const { data: today } = await opened.client.play('get_today_wagers');
    expect(list).toMatchObject({ pageNum: 1, pageSize: 2, list: [{ status: 'open' }, { status: 'open' }] });
    expect([total.count, today.count]).toEqual([list.total, list.total]);
    const [, second] = list.list;
    const { ticketId } = second!;
    const { data: one } = await opened.client.call('betRecordList', { ticketId });
    expect(one).toMatchObject({ total: 1, list: [{ ticketId }] });
    expect((await opened.client.call('betRecordTotal', { ticketId })).data.count).toBe(1);
    for (const record of [...list.list, ...today.wagers]) {
      expect(Object.keys(record)).toEqual(expect.arrayContaining([...page.recordFields]));
      for (const leg of record.legs) {
        expect(Object.keys(leg)).toEqual(expect.arrayContaining([...page.legFields]));
      }
    }
  });
});
