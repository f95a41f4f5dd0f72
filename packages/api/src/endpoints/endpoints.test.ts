import { contract } from '@lobby/api-client/contract';
import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import { fakeApiSettings, fakePlatform, refuse } from '@lobby/api-client/testing';
import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api } from '../query/api.ts';
import { configureApi, serverNow } from '../query/configure.ts';
import { apiRefused } from '../query/refused.ts';
import { watchSession } from '../query/watch-session.ts';
import { endSession, loginExpired, readSession, startSession } from '../session/index.ts';
import { encryptSwitchItem, readItem, removeItem, safeSwitchItem, writeItem } from '../storage/index.ts';
import { configurationEndpoints } from './configuration.ts';
import { memberSessionEndpoints } from './member-session.ts';
import { betHistoryEndpoints } from './record.ts';
import { sportsbookCaller } from './sportsbook.ts';
import { transferEndpoints } from './transfer.ts';
import { userSessionEndpoints } from './user-session.ts';
import { venueEndpoints } from './venue.ts';
import { withdrawalEndpoints } from './withdraw.ts';

const credentials = { name: 'linqiao88', password: '0'.repeat(32) };
const paths = { login: contract.userSession.login.path, balance: contract.transfer.getBalance.path };
const balance = { balance: '100', lockMoney: '0', centerWalletBalance: '100' };

function site(answers: Parameters<typeof fakePlatform>[0], parts: { fetch?: typeof fetch } = {}) {
  configureApi({ ...fakeApiSettings, fetch: fakePlatform(answers), ...parts });
  const seen: UnknownAction[] = [];
  const store = configureStore({
    reducer: {
      api: api.reducer,
      seen: (_: null | undefined, action: UnknownAction) => {
        seen.push(action);
        return null;
      },
    },
    middleware: defaults => defaults().concat(api.middleware),
  });
  const { dispatch } = store;
  return {
    dispatch,
    refusals: () => seen.filter(apiRefused.match).map(action => action.payload),
    expired: () => seen.filter(loginExpired.match).map(action => action.payload),
    login: () => dispatch(userSessionEndpoints.endpoints.login.initiate(credentials)),
    balance: () => dispatch(transferEndpoints.endpoints.balance.initiate(undefined, { forceRefetch: true })),
  };
}

beforeEach(() => endSession());
afterEach(() => removeItem(encryptSwitchItem));

describe('an endpoint', () => {
  it('returns data of the declared shape, with the defaults of the row', async () => {
    const { login } = site({ [paths.login]: { token: 't', userId: 'u' } });
    expect(await login()).toEqual({ data: { token: 't', userId: 'u' } });
  });

  it('of a list returns an empty one for "no data", and reports no refusal', async () => {
    const { betRecordList } = contract.record;
    const { dispatch, refusals } = site({
      [betRecordList.path]: refuse('no-data'),
      [contract.venue.resource.path]: refuse('no-data'),
      [paths.balance]: refuse('no-data'),
    });
    const records = await dispatch(betHistoryEndpoints.endpoints.betHistory.initiate({}));
    expect(records.data).toEqual({ pageNum: 1, pageSize: 20, total: 0, list: [] });
    const call = sportsbookCaller(dispatch);
    expect(await call(sportsbook.todayWagers, {})).toMatchObject({ ok: true, data: { wagers: [] } });
    const list = await call(sportsbook.gameList, { gtype: 'FT', showtype: 'today' });
    expect(list).toMatchObject({ ok: true, data: { full: true, ec: [], systime: expect.any(Number) } });
    expect(refusals()).toEqual([]);
    const balance = await dispatch(transferEndpoints.endpoints.balance.initiate());
    expect(balance.error).toMatchObject({ name: 'no-data' });
  });

  it('fails as unreadable when the answer has another shape', async () => {
    const { login } = site({ [paths.login]: { token: 7 } });
    expect(await login()).toMatchObject({ error: { kind: 'unreadable', stage: 'schema' } });
  });

  it.each([
    ['graphic-verification', 'graphic'],
    ['rapid-verification', 'rapid'],
  ] as const)('answers %s as a value, with what it says, without any alarm', async (name, captcha) => {
    const data = { work: { bits: 18 } };
    const { login, refusals } = site({ [paths.login]: refuse(name, { data }) });
    expect(await login()).toEqual({ data: { captcha, data } });
    expect(refusals()).toEqual([]);
  });

  it('reports to the listener what to do about a refusal', async () => {
    const {
      login,
      balance: ask,
      refusals,
    } = site({
      [paths.login]: refuse('device-not-passed', { data: { phoneNumber: '138****0000' } }),
      [paths.balance]: refuse('system-busy', { message: '稍等' }),
    });
    expect(await login()).toMatchObject({ error: { kind: 'refused', name: 'device-not-passed' } });
    await ask();
    expect(refusals()).toMatchObject([
      {
        path: paths.login,
        outcome: 'verify-device',
        onRefusal: 'caller',
        stale: false,
        failure: { data: { phoneNumber: '138****0000' } },
      },
      { path: paths.balance, outcome: 'show-message', onRefusal: 'caller', failure: { message: '稍等' } },
    ]);
  });
});

it('a refused withdrawal requests the rate of USDT again: it may have been refused for that', async () => {
  let rate = '7.25';
  const { usdtWithdrawInfo, withdrawNew } = contract.withdraw;
  const { dispatch } = site({
    [usdtWithdrawInfo.path]: () => ({ rate, fee: '1', decimals: 2 }),
    [withdrawNew.path]: () => {
      rate = '7.3';
      return refuse('invalid-parameter', { data: { reason: 'withdrawal-rate', rate } });
    },
  });
  const { usdtWithdrawalInfo: info, requestWithdrawal } = withdrawalEndpoints.endpoints;
  const shown = dispatch(info.initiate());
  expect((await shown).data).toMatchObject({ rate: '7.25' });
  await dispatch(
    requestWithdrawal.initiate({ accountId: 'a', amount: '1000', rate: '7.25', operationId: 'op' }),
  );
  expect((await dispatch(info.initiate())).data).toMatchObject({ rate: '7.3' });
  shown.unsubscribe();
});

describe('an expired login', () => {
  it('in 200 simultaneous calls ends the session once and is reported once', async () => {
    const { expired, dispatch } = site({ [contract.venue.launch.path]: refuse('login-expired') });
    startSession({ token: 'old', userId: 'u' });
    const launch = () => dispatch(venueEndpoints.endpoints.launchVenue.initiate({ enName: 'CRTY' }));
    await Promise.all(Array.from({ length: 200 }, launch));
    expect(expired()).toEqual([{ hadToken: true }]);
    expect(readSession()).toBeUndefined();
  });

  it('that answers an old token does not end the new session', async () => {
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    const {
      expired,
      refusals,
      balance: ask,
    } = site({
      [paths.balance]: async () => {
        await held;
        return refuse('login-expired');
      },
    });
    startSession({ token: 'old', userId: 'u' });
    const late = ask();
    startSession({ token: 'new', userId: 'u' });
    release();
    expect(await late).toMatchObject({ error: { name: 'login-expired' } });
    expect(readSession()).toEqual({ token: 'new', userId: 'u' });
    expect(expired()).toEqual([]);
    expect(refusals()).toMatchObject([{ stale: true }]);
  });

  it('during a logout is not reported', async () => {
    const { expired, refusals, dispatch } = site({
      [contract.userSession.logout.path]: refuse('login-expired'),
    });
    startSession({ token: 'old', userId: 'u' });
    await dispatch(memberSessionEndpoints.endpoints.logout.initiate());
    expect([expired(), refusals()]).toEqual([[], []]);
  });

  it('of a visitor is reported as without token', async () => {
    const { expired, balance: ask } = site({ [paths.balance]: refuse('login-expired') });
    await ask();
    expect(expired()).toEqual([{ hadToken: false }]);
  });
});

describe('a change of member', () => {
  it('clears what was cached for the previous one', async () => {
    const { dispatch, balance: ask } = site({ [paths.balance]: balance });
    const undo = watchSession(dispatch);
    startSession({ token: 'a', userId: 'ann' });
    await ask();
    const cached = () =>
      dispatch((_, getState) => transferEndpoints.endpoints.balance.select()(getState() as never).data);
    expect(cached()).toEqual(balance);
    startSession({ token: 'b', userId: 'bob' });
    expect(cached()).toBeUndefined();
    undo();
  });
});

describe('preInfo', () => {
  const info = (over: object) => ({
    ip: '203.0.113.7',
    time: 1_795_190_400_000,
    siteBaseConfig: { title: '星河', h5DomainUrl: '', encryptSwitch: '1', playMoney: true, ...over },
  });
  const ask = (dispatch: ReturnType<typeof site>['dispatch']) =>
    dispatch(configurationEndpoints.endpoints.preInfo.initiate(undefined, { forceRefetch: true }));

  it('sets the clock and the encryption switch', async () => {
    const { dispatch } = site({ [contract.configuration.preInfo.path]: info({}) });
    const from = Date.now();
    await ask(dispatch);
    const differs = Math.abs(serverNow() - 1_795_190_400_000);
    // No more than it took.
    expect(differs).toBeLessThanOrEqual(Date.now() - from + 1);
    expect(readItem(encryptSwitchItem)).toBe('1');
  });

  it('turns encryption on only when both switches and the brand agree', async () => {
    const seen: string[] = [];
    for (const [encryption, site1, local] of [
      [true, '1', '1'],
      [true, '1', '0'],
      [true, '0', '1'],
      [false, '1', '1'],
    ] as const) {
      const plain = fakePlatform({ [contract.configuration.preInfo.path]: info({ encryptSwitch: site1 }) });
      configureApi({
        ...fakeApiSettings,
        encryption,
        fetch: (input, init) => {
          seen.push(new URL(new Request(input, init).url).pathname.slice(0, 3));
          return plain(input, init);
        },
      });
      writeItem(safeSwitchItem, local);
      writeItem(encryptSwitchItem, site1);
      const { dispatch } = configureStore({
        reducer: { api: api.reducer },
        middleware: defaults => defaults().concat(api.middleware),
      });
      await dispatch(configurationEndpoints.endpoints.preInfo.initiate());
    }
    expect(seen).toEqual(['/e/', '/si', '/si', '/si']);
    removeItem(safeSwitchItem);
  });
});

describe('the sportsbook caller', () => {
  const resource = contract.venue.resource.path;

  it('wraps a method into venue/resource and parses its answer', async () => {
    let sent: unknown;
    const { dispatch } = site({
      [resource]: (payload: unknown) => {
        sent = payload;
        return { systime: 1, game: [] };
      },
    });
    const call = sportsbookCaller(dispatch, { token: () => 'venue-token', locale: () => 'zh-TW' });
    const result = await call(sportsbook.gameMore, { gtype: 'FT', ecid: 'e1' });
    expect(result).toEqual({ ok: true, data: { systime: 1, game: [] } });
    expect(sent).toMatchObject({
      method: 'get_game_more',
      enName: 'CRTY',
      Request: { token: 'venue-token', langx: 'zh-TW', gtype: 'FT', ecid: 'e1' },
    });
  });

  it('sends an order under its operation id, however often it is sent', async () => {
    const ids: (string | null)[] = [];
    const inner = fakePlatform({ [resource]: { code: 'unknown', operation_id: 'x' } });
    const { dispatch } = site(
      {},
      {
        fetch: (input, init) => {
          ids.push(new Request(input, init).headers.get('x-request-id'));
          return inner(input, init);
        },
      },
    );
    const operation_id = '7c1f7c1a-0a61-4e7b-9a55-0f6d3f2b8c01';
    const order = {
      odd_f_type: 'H',
      gid: 'g',
      gtype: 'FT',
      wtype: 'R',
      rtype: 'RH',
      chose_team: 'H',
      golds: '100',
      ioratio: '0.95',
      ratio: '0.5',
      autoOdd: 'better',
      operation_id,
    } as const;
    const call = sportsbookCaller(dispatch);
    await call(sportsbook.bet, order);
    await call(sportsbook.bet, order);
    await call(sportsbook.orderState, { operation_id });
    expect(ids.slice(0, 2)).toEqual([operation_id, operation_id]);
    expect(ids[2]).not.toBe(operation_id);
  });

  it('sets the clock of the page by the time in lists and match pages', async () => {
    const later = serverNow() + 3_600_000;
    const { dispatch } = site({ [resource]: { systime: later, game: [] } });
    await sportsbookCaller(dispatch)(sportsbook.gameMore, { gtype: 'FT', ecid: 'e1' });
    expect(serverNow()).toBeGreaterThanOrEqual(later);
  });

  it('returns failures as values, and reports them', async () => {
    const { dispatch, refusals } = site({ [resource]: refuse('wallet-token-expired') });
    const result = await sportsbookCaller(dispatch)(sportsbook.todayWagers, {});
    expect(result).toMatchObject({ ok: false, failure: { kind: 'refused', name: 'wallet-token-expired' } });
    expect(refusals()).toMatchObject([{ outcome: 'relaunch-venue' }]);
    const { dispatch: other } = site({ [resource]: { count: 'many' } });
    expect(await sportsbookCaller(other)(sportsbook.todayWagers, {})).toEqual({
      ok: false,
      failure: { kind: 'unreadable', stage: 'schema' },
    });
  });
});
