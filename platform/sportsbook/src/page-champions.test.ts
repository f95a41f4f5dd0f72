import { randomUUID } from 'node:crypto';
import { openPageBook, page } from '@lobby/platform-testing/client/open-page-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let opened: Awaited<ReturnType<typeof openPageBook>>;

beforeAll(async () => {
  opened = await openPageBook('champion12');
});
afterAll(() => opened.running.stop());

const openGame = async () => {
  const { data } = await opened.client.play('get_game_list_FS', { showtype: 'early' });
  return data.game[0];
};

describe('champion markets', () => {
  it('answer the documented fields', async () => {
    for (const method of ['get_league_list_FS', 'get_game_list_FS']) {
      const { data } = await opened.client.play(method);
      expect(Object.keys(data)).toEqual(expect.arrayContaining([...page.methods[method]!.answer]));
    }
    const { data } = await opened.client.play('get_league_list_FS');
    expect(data.counts.early).toBeGreaterThan(0);
    const game = await openGame();
    const fields = ['gid', 'lid', 'league', 'gtype', 'teamsname', 'datetime', 'gopen', 'rtypes'];
    expect(Object.keys(game)).toEqual(expect.arrayContaining(fields));
    expect(game.rtypes.length).toBeGreaterThanOrEqual(4);
  });

  it('take a single on a runner as documented, and no series', async () => {
    const { gid, rtypes } = await openGame();
    const [first, second] = rtypes.map(({ rtype }: { rtype: string }) => ({
      gid,
      gtype: 'FS',
      wtype: 'FS',
      rtype,
      chose_team: '',
    }));
    const asked = { odd_f_type: 'H', picks: [first, second], folds: [2] };
    const { data: seen } = await opened.client.play('Total_order_view', asked);
    expect(seen.ticket).toMatchObject({ code: '555', errormsg: 'not-combinable' });
    const [quote] = seen.picks;
    expect(quote).toMatchObject({ code: '501', odd_f_type: 'E', ratio: '', ioratio: rtypes[0].ioratio });
    const requestId = randomUUID();
    const legs = [{ ...first, odd_f_type: 'E', ioratio: quote.ioratio, ratio: '' }];
    const betslip = [{ operation_id: randomUUID(), golds: '10', folds: [1], legs }];
    const sent = { autoOdd: 'better', betslip, operation_id: requestId };
    const { data } = await opened.client.play('Total_bet', sent, { requestId });
    expect(data.betslip).toMatchObject([{ code: '560', gold: '10', legs: [{ gid, wtype: 'FS' }] }]);
    const { data: records } = await opened.client.call('betRecordList', { gtype: 'FS' });
    expect(records.list[0].legs).toMatchObject([{ gtype: 'FS', teamH: rtypes[0].teams, teamC: '' }]);
    for (const leg of records.list[0].legs) {
      expect(Object.keys(leg)).toEqual(expect.arrayContaining([...page.legFields]));
    }
  });
});
