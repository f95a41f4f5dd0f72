import type { RunningPlatform } from '@lobby/platform/platform';
import { readRules } from '@lobby/platform-identity/sites/site-rules';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const clock = manualClock(Date.UTC(2026, 10, 26, 4));
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({}, { clock });
});
afterAll(() => running.stop());

const address = () => `${running.url}/dev/operator/sites`;
const shown = async () => (await fetch(address())).text();

async function send(fields: Record<string, string>) {
  const token = /name="token" value="([^"]*)"/.exec(await shown())?.[1] ?? '';
  const answer = await fetch(address(), {
    method: 'POST',
    headers: { origin: running.url },
    body: new URLSearchParams({ token, ...fields }),
  });
  return answer.status;
}
const rules = () => readRules(running.platform.db);
const siteRules = async () => (await rules()).sites.get('1001');

describe('the page of sites', () => {
  it('closes a site for some minutes, and opens it', async () => {
    expect(await send({ site: '1001', closed: 'on', minutes: '30' })).toBe(200);
    expect((await siteRules())?.closure).toEqual({ until: clock.now() + 30 * 60_000 });
    expect(await shown()).toContain('<span>2026-11-26</span> <span>12:30:00</span>');
    await send({ site: '1001', closed: 'off', minutes: '' });
    expect((await siteRules())?.closure).toBeUndefined();
  });

  it('closes the whole platform, and opens it', async () => {
    await send({ site: 'platform', closed: 'on', minutes: '' });
    expect((await rules()).platform).toEqual({ until: undefined });
    await send({ site: 'platform', closed: 'off', minutes: '' });
    expect((await rules()).platform).toBeUndefined();
  });

  it('suspends logins and registrations, each in its way, with words in both scripts or none', async () => {
    const form = {
      site: '1001',
      login: 'dialog',
      registration: 'silent',
      text: '今晚升级',
      textTw: '今晚升級',
    };
    expect(await send(form)).toBe(200);
    expect(await siteRules()).toMatchObject({
      suspended: { login: 'dialog', registration: 'silent' },
      suspensionText: { 'zh-CN': '今晚升级', 'zh-TW': '今晚升級' },
    });
    expect(await shown()).toContain('value="今晚升級"');
    expect(await send({ ...form, textTw: '' })).toBe(400);
    await send({ ...form, login: '', registration: '', text: '', textTw: '' });
    expect(await siteRules()).toMatchObject({
      suspended: { login: '', registration: '' },
      suspensionText: undefined,
    });
  });

  it('sets regions to warn and networks to block, and takes no text that is neither', async () => {
    const form = { site: '1001', warned: 'SG, TW', blocked: '203.0.113.0/24\n2001:db8::/32' };
    expect(await send(form)).toBe(200);
    expect(await siteRules()).toMatchObject({
      warnedRegions: new Set(['SG', 'TW']),
      blockedNetworks: ['203.0.113.0/24', '2001:db8::/32'],
    });
    for (const wrong of [{ warned: 'Singapore' }, { blocked: '203.0.113.0/40' }, { blocked: 'everybody' }])
      expect(await send({ ...form, ...wrong }), JSON.stringify(wrong)).toBe(400);
    await send({ site: '1001', warned: '', blocked: '' });
    expect((await siteRules())?.blockedNetworks).toEqual([]);
  });

  it('knows no other site', async () => {
    expect(await send({ site: '9', closed: 'on', minutes: '' })).toBe(404);
    expect(await send({ site: '9', warned: '', blocked: '' })).toBe(404);
  });
});
