import { contract } from '@lobby/api-client/contract';
import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { type ClientOptions, md5, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAdmission } from './admission.ts';
import { setAccess, setPlatformClosure, setSiteClosure, setSuspensions } from './site-rules.ts';

const { configuration, userSession } = contract;
const until = Date.UTC(2027, 0, 1);
const clock = manualClock(Date.now());
const open = { suspended: { login: '', registration: '' }, suspensionText: undefined } as const;
const asking = {
  siteId: '1001',
  path: userSession.login.path,
  ip: '203.0.113.9',
  country: '',
  deviceId: 'a device',
};

let running: RunningPlatform;
let elapsed = 0;
beforeAll(async () => {
  const placeHeaders = { country: 'cf-ipcountry', city: '' };
  running = await testPlatform({ trustedProxies: 1, placeHeaders }, { clock });
});
afterEach(async () => {
  const { db } = running.platform;
  await setSiteClosure(db, '1001', undefined);
  await setPlatformClosure(db, undefined);
  await setSuspensions(db, '1001', open);
  await setAccess(db, '1001', { warned: [], blocked: [] });
  await restrict('');
});
afterAll(() => running.stop());

const restrict = (regions: string) =>
  running.platform.db
    .updateTable('sites')
    .set({ restricted_regions: regions })
    .where('id', '=', '1001')
    .execute();

/** Waits until the running platform has read that the site is open again. */
const letIn = () =>
  expect
    .poll(async () => (await from('').send(configuration.preInfo, {})).status_code)
    .toBe(codeOf('success'));

/** What is refused, a second after the rules were changed. */
async function ask(change: Partial<typeof asking> = {}) {
  elapsed += 1_000;
  return admission().admit({ ...asking, ...change });
}
const admission = () => createAdmission(running.platform, () => elapsed);
const from = (country: string, more: ClientOptions = {}) =>
  testClient(running.url, '1001', {
    now: () => clock.now(),
    ...more,
    headers: { 'cf-ipcountry': country, 'x-forwarded-for': '203.0.113.9' },
  });
const account = (name: string) => ({ name, password: md5('lobby2026x'), secondPassword: md5('lobby2026x') });

describe('a site that its operator has closed', () => {
  it('returns the reopening time, and works again when its row says so, a second later', async () => {
    const door = admission();
    await expect(door.admit(asking)).resolves.toBeUndefined();
    await setSiteClosure(running.platform.db, '1001', { until });
    await expect(door.admit(asking)).resolves.toBeUndefined();
    elapsed += 1_000;
    await expect(door.admit(asking)).rejects.toMatchObject({ result: 'maintenance', data: { until } });
    await expect(door.admit({ ...asking, siteId: '1002' })).resolves.toBeUndefined();
    await setSiteClosure(running.platform.db, '1001', { until: undefined });
    elapsed += 1_000;
    await expect(door.admit(asking)).rejects.toMatchObject({ result: 'maintenance', data: undefined });
    await setSiteClosure(running.platform.db, '1001', undefined);
    elapsed += 1_000;
    await expect(door.admit(asking)).resolves.toBeUndefined();
  });

  it('answers every call with maintenance except customer service; other sites are unaffected', async () => {
    await setSiteClosure(running.platform.db, '1001', { until });
    const visitor = from('');
    await expect
      .poll(async () => (await visitor.send(configuration.preInfo, {})).status_code)
      .toBe(codeOf('maintenance'));
    const order = await visitor.send(userSession.memberInfo, {});
    expect(order).toMatchObject({ status_code: codeOf('maintenance'), data: { until } });
    const { url } = await visitor.call(configuration.onlinecustomservice, {});
    expect(url).toContain('/service/');
    await testClient(running.url, '1002', { now: () => clock.now() }).call(configuration.preInfo, {});
  });
});

describe('a platform that is closed', () => {
  it('closes every site with another code, and leaves closed what its own operator closed', async () => {
    await setSiteClosure(running.platform.db, '1001', { until: undefined });
    await setPlatformClosure(running.platform.db, { until });
    for (const siteId of ['1001', '1002'])
      await expect(ask({ siteId })).rejects.toMatchObject({
        result: 'system-under-maintenance',
        data: { until },
      });
    await setPlatformClosure(running.platform.db, undefined);
    await expect(ask()).rejects.toMatchObject({ result: 'maintenance' });
    await expect(ask({ siteId: '1002' })).resolves.toBeUndefined();
  });
});

describe('an address on the list of its site', () => {
  it('is answered nothing but customer service', async () => {
    const blocked = ['203.0.113.0/24', '2001:db8::/32', 'mistyped', '10.0.0.0/'];
    await setAccess(running.platform.db, '1001', { warned: [], blocked });
    const preInfo = configuration.preInfo.path;
    for (const ip of ['203.0.113.9', '2001:db8:1::9'])
      await expect(ask({ ip, path: preInfo }), ip).rejects.toMatchObject({ result: 'ip-restricted' });
    for (const ip of ['203.0.114.9', '2001:db9::1', '10.0.0.1', 'unknown'])
      await expect(ask({ ip, path: preInfo }), ip).resolves.toBeUndefined();
    await expect(ask({ path: configuration.onlinecustomservice.path })).resolves.toBeUndefined();
  });
});

describe('a caller whose one address is on the list', () => {
  it('is not let in by the next address of their IPv6 network, nor by another way to write the same', async () => {
    const blocked = ['2001:db8:1:2::7', '::ffff:203.0.113.9', '0:0:0:0:0:ffff:198.51.100.7'];
    await setAccess(running.platform.db, '1001', { warned: [], blocked });
    for (const ip of ['2001:db8:1:2::7', '2001:DB8:1:2:ffff::1', '203.0.113.9', '198.51.100.7'])
      await expect(ask({ ip }), ip).rejects.toMatchObject({ result: 'ip-restricted' });
    for (const ip of ['2001:db8:1:3::7', '203.0.113.10', '198.51.100.8', '::2'])
      await expect(ask({ ip }), ip).resolves.toBeUndefined();
  });
});

describe('a region that visitors are warned of', () => {
  it('warns a device once a day when it logs in or registers, and never when it reads', async () => {
    await setAccess(running.platform.db, '1001', { warned: ['SG', 'TW'], blocked: [] });
    const warned = { result: 'region-warning' };
    const preInfo = configuration.preInfo.path;
    await expect(ask({ country: 'SG', path: preInfo })).resolves.toBeUndefined();
    await expect(ask({ country: 'SG' })).rejects.toMatchObject(warned);
    await expect(ask({ country: 'SG' })).resolves.toBeUndefined();
    await expect(ask({ country: 'SG', path: userSession.register.path })).resolves.toBeUndefined();
    await expect(ask({ country: 'TW' })).rejects.toMatchObject(warned);
    await expect(ask({ country: 'SG', deviceId: 'another' })).rejects.toMatchObject(warned);
    await expect(ask({ country: 'CN', deviceId: 'a third' })).resolves.toBeUndefined();
    clock.advance(24 * 3_600_000);
    await expect(ask({ country: 'SG' })).rejects.toMatchObject(warned);
  });
});

it('devices that a caller makes up are stored within the budget of their network, and the known ones let in', async () => {
  await setAccess(running.platform.db, '1001', { warned: ['TW'], blocked: [] });
  const spent: string[] = [];
  const warningsPerAddress = {
    async spend(network: string) {
      if (spent.push(network) > 2) throw new Refusal('frequent-submission');
      return async () => {};
    },
  };
  const limits = { ...running.platform.limits, warningsPerAddress };
  const door = createAdmission({ ...running.platform, limits });
  const enter = (deviceId: string) =>
    door.admit({ ...asking, ip: '2001:db8:1:2::7', country: 'TW', deviceId });
  for (const made of ['made up 1', 'made up 2'])
    await expect(enter(made)).rejects.toMatchObject({ result: 'region-warning' });
  await expect(enter('made up 3')).rejects.toMatchObject({ result: 'frequent-submission' });
  await expect(enter('made up 1')).resolves.toBeUndefined();
  expect(spent).toEqual(Array(3).fill('2001:db8:1:2::/64'));
  const stored = running.platform.db.selectFrom('region_warnings').select('device_id');
  const made = await stored.where('device_id', 'like', 'made up%').orderBy('device_id').execute();
  expect(made.map(({ device_id }) => device_id)).toEqual(['made up 1', 'made up 2']);
});

describe('a region that the brand restricts', () => {
  it('opens no account, takes no deposit, transfer or bet, and lets everybody read and take money home', async () => {
    await letIn();
    const member = from('SG');
    await member.join('restricted1');
    await restrict('SG MY');
    const stranger = from('SG');
    await expect
      .poll(async () => (await stranger.send(userSession.register, account('restricted2'))).status_code)
      .toBe(codeOf('region-limited'));
    const limited = { status_code: codeOf('region-limited') };
    const pay = { channelId: 'none', amount: '100' };
    expect(await member.send(contract.payment.pay, pay)).toMatchObject(limited);
    const transfer = { channelCode: 'HYTY', amount: '10', ty: '1' as const };
    expect(await member.send(contract.venue.transfer, transfer)).toMatchObject(limited);
    const bet = { method: sportsbook.totalBet.method, enName: 'CRTY' as const, Request: {} };
    expect(await member.send(contract.venue.resource, bet)).toMatchObject(limited);

    const again = { ...account('restricted1'), kaptchcate: 0 as const };
    expect((await member.send(userSession.login, again)).status_code).toBe(codeOf('success'));
    expect((await member.send(contract.venue.recycle, {})).status_code).toBe(codeOf('success'));
    for (const home of [
      member.send(contract.venue.transfer, { ...transfer, ty: '2' }),
      member.send(contract.withdraw.withdrawNew, { accountId: 'none', amount: '10' }),
    ])
      expect((await home).status_code).not.toBe(codeOf('region-limited'));
    await from('CN').call(userSession.register, account('restricted3'));
  });

  it('is restricted however its code was written by hand', async () => {
    await restrict('sg, My');
    elapsed += 1_000;
    for (const country of ['SG', 'MY'])
      await expect(admission().demandRegion({ siteId: '1001', country }), country).rejects.toMatchObject({
        result: 'region-limited',
      });
    await expect(admission().demandRegion({ siteId: '1001', country: '' })).resolves.toBeUndefined();
  });

  it('is the country that a trusted proxy says, and nothing that a caller writes', async () => {
    await restrict('SG');
    const untrusted = await testPlatform({
      trustedProxies: 0,
      placeHeaders: { country: 'cf-ipcountry', city: '' },
    });
    try {
      await untrusted.platform.db.updateTable('sites').set({ restricted_regions: 'SG' }).execute();
      const headers = { 'cf-ipcountry': 'SG' };
      await testClient(untrusted.url, '1001', { headers }).call(userSession.register, account('written1'));
    } finally {
      await untrusted.stop();
    }
  });
});

describe('logins and registrations that are suspended', () => {
  const notice = { 'zh-CN': '今晚升级', 'zh-TW': '今晚升級' };

  it.each([
    ['dialog', 'login-register-suspended-with-popup', { notice }],
    ['message', 'login-register-suspended-without-popup', undefined],
    ['silent', 'popup-not-prompted', undefined],
  ] as const)('in the way "%s" are refused with %s', async (how, result, data) => {
    const { db } = running.platform;
    await setSuspensions(db, '1001', {
      suspended: { login: how, registration: '' },
      suspensionText: notice,
    });
    await expect(ask()).rejects.toMatchObject({ result, data });
    await expect(ask({ path: userSession.register.path })).resolves.toBeUndefined();
    await expect(ask({ path: configuration.preInfo.path })).resolves.toBeUndefined();
    await setSuspensions(db, '1001', {
      suspended: { login: '', registration: how },
      suspensionText: undefined,
    });
    await expect(ask({ path: userSession.register.path })).rejects.toMatchObject({ result, data: undefined });
    await expect(ask()).resolves.toBeUndefined();
  });

  it('leave whoever is logged in where they are', async () => {
    await letIn();
    const member = from('');
    await member.join('stayslog1');
    await setSuspensions(running.platform.db, '1001', {
      ...open,
      suspended: { login: 'dialog', registration: 'dialog' },
    });
    await expect
      .poll(async () => (await from('').send(userSession.login, account('stayslog1'))).status_code)
      .toBe(codeOf('login-register-suspended-with-popup'));
    await member.call(userSession.memberInfo, {});
  });
});
