import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contract } from '@lobby/api-client/contract';
import { navigationCategories } from '@lobby/api-client/contract/site/advertising';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstNotices } from './first-notices.ts';
import { seedNotices } from './notices.ts';

const { navigationList, queryNoticeListByPage } = contract.advertising;
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform();
});
afterAll(() => running.stop());

it('pages through announcements, newest first, in the language asked for', async () => {
  const client = testClient(running.url);
  const all = await client.call(queryNoticeListByPage, {});
  expect(all.list.length).toBe(all.total);
  const times = all.list.map(notice => notice.publishedAt);
  expect(times).toEqual([...times].sort((a, b) => b - a));

  const second = await client.call(queryNoticeListByPage, { pageNum: 2, pageSize: 1 });
  expect(second).toMatchObject({
    pageNum: 2,
    pageSize: 1,
    total: all.total,
    list: [{ id: all.list[1]?.id }],
  });
  const beyond = await client.call(queryNoticeListByPage, { pageNum: 99 });
  expect(beyond.list).toEqual([]);

  const traditional = await client.call(queryNoticeListByPage, { langx: 'zh-TW' });
  expect(traditional.list[0]?.title).toBe('虛擬足球全天開賽');
  expect(all.list[0]?.title).toBe('虚拟足球全天开赛');
});

it('announces that money is not real, and not that nothing can be deposited', async () => {
  const { list } = await testClient(running.url).call(queryNoticeListByPage, {});
  const { content = '' } = list.find(({ title }) => title === '本站为演示环境') ?? {};
  expect(content).toContain('没有真实价值');
  expect(content).not.toMatch(/不可(充值|提现)/);
});

it('gives the first announcements the words of the release that runs', async () => {
  const { platform } = running;
  const told = () => testClient(running.url).call(queryNoticeListByPage, {});
  const before = await told();
  await platform.db.updateTable('notices').set({ content_zh_cn: '不可充值' }).execute();
  await seedNotices(platform);
  expect(await told()).toEqual(before);
});

it('announces the age of the market of each site', async () => {
  const { platform } = running;
  const { sites } = platform;
  const others = sites.all().map(site => ({ ...site, market: { ...site.market, age: 21 } }));
  const told = async (langx: string) => {
    const { list } = await testClient(running.url).call(queryNoticeListByPage, { langx });
    return list.map(({ content }) => content).join('');
  };
  expect(await told('zh-CN')).toContain('未满18岁');
  await seedNotices({ ...platform, sites: { ...sites, all: () => others } });
  expect(await told('zh-CN')).toContain('未满21岁');
  expect(await told('zh-TW')).toContain('未滿21歲');
  await seedNotices(platform);
});

it('announces play money only where there is nothing else', async () => {
  const { platform } = running;
  const { db, sites } = platform;
  const real = sites
    .all()
    .filter(({ id }) => id === '1002')
    .map(site => ({ ...site, playMoney: false }));
  await db.deleteFrom('notices').where('site_id', '=', '1002').execute();
  await seedNotices({ ...platform, sites: { ...sites, all: () => real } });
  const { list } = await testClient(running.url, '1002').call(queryNoticeListByPage, {});
  expect(list).toHaveLength(firstNotices.length - 1);
  expect(list.map(({ title }) => title)).not.toContain('本站为演示环境');
});

it('returns each site’s own title', async () => {
  for (const [siteId, title] of [
    ['1001', '星河'],
    ['1002', '青山'],
  ]) {
    const client = testClient(running.url, siteId);
    const info = await client.call(contract.configuration.preInfo, {});
    expect(info.siteBaseConfig).toMatchObject({ title, playMoney: true, encryptSwitch: '1' });
    expect(info.ip).toBe('127.0.0.1');
  }
});

describe('the navigation of a site', () => {
  const page = '/dev/operator/navigation';
  const navigation = (site = '1001') => testClient(running.url, site).call(navigationList, {});
  const change = async (fields: Record<string, string>) => {
    const shown = await (await fetch(running.url + page)).text();
    const token = /name="token" value="([^"]+)"/.exec(shown)?.[1] ?? '';
    const body = new URLSearchParams({
      site: '1001',
      badge: '',
      state: 'open',
      position: '0',
      ...fields,
      token,
    });
    return (await fetch(running.url + page, { method: 'POST', headers: { origin: running.url }, body }))
      .status;
  };

  it('has all 22 categories, home first, each with whether it is shown', async () => {
    const entries = await navigation();
    expect(entries.map(({ code }) => code)).toEqual([...navigationCategories]);
    expect(entries).toHaveLength(22);
    const states = Object.fromEntries(entries.map(({ code, state }) => [code, state]));
    expect(states).toMatchObject({ home: 'open', sport: 'open', egame: 'coming', message: 'hidden' });
  });

  it('is changed by its operator, for that site alone', async () => {
    const others = await navigation('1002');
    expect(await change({ code: 'vip', state: 'open', badge: 'new', position: '5' })).toBe(200);
    expect(await change({ code: 'sport', state: 'hidden', position: '10' })).toBe(200);
    expect((await navigation()).slice(0, 3)).toEqual([
      { code: 'home', badge: '', state: 'open' },
      { code: 'vip', badge: 'new', state: 'open' },
      { code: 'sport', badge: '', state: 'hidden' },
    ]);
    expect(await navigation('1002')).toEqual(others);
  });

  it('is shown to its operator by the names that members read, and their codes', async () => {
    const root = resolve(import.meta.dirname, '../../../..');
    const words = [
      'packages/site/src/messages/zh-CN.json',
      'packages/site/src/header/more/messages/zh-CN.json',
    ];
    const messages: Record<string, string> = Object.assign(
      {},
      ...words.map(file => JSON.parse(readFileSync(resolve(root, file), 'utf8'))),
    );
    const shown = await (await fetch(running.url + page)).text();
    for (const code of navigationCategories) {
      const name = messages[`site.category.${code}`] ?? messages[`more.${code}`];
      expect(name, code).toBeDefined();
      expect(shown).toContain(`${name} <code>${code}</code>`);
    }
  });

  it('takes no category, state or site that there is not', async () => {
    const before = await navigation();
    const wrong: Record<string, string>[] = [
      { code: 'nowhere' },
      { code: 'vip', state: 'gone' },
      { code: 'vip', position: '-1' },
    ];
    expect(await Promise.all(wrong.map(change))).toEqual([400, 400, 400]);
    expect(await change({ code: 'vip', site: '9999' })).toBe(404);
    expect(await navigation()).toEqual(before);
  });
});
