import { contract } from '@lobby/api-client/contract';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstSponsorships } from './first-sponsorships.ts';
import { seedSponsorships } from './sponsor-content.ts';

const page = '/dev/operator/sponsors';
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform();
});
afterAll(() => running.stop());

const shown = (site = '1001', langx = 'zh-CN') =>
  testClient(running.url, site).call(contract.advertising.sponsorContent, { langx });

async function change(fields: Record<string, string>): Promise<number> {
  const drawn = await (await fetch(running.url + page)).text();
  const body = new URLSearchParams({
    ...{ site: '1001', id: '', position: '5', state: 'shown' },
    ...{ name_zh_cn: '北辰杯', name_zh_tw: '北辰盃', role_zh_cn: '', role_zh_tw: '' },
    ...{ text_zh_cn: '一年一届。', text_zh_tw: '一年一屆。' },
    ...fields,
    token: /name="token" value="([^"]+)"/.exec(drawn)?.[1] ?? '',
  });
  const answer = await fetch(running.url + page, {
    method: 'POST',
    headers: { origin: running.url },
    body,
  });
  return answer.status;
}

it('every site shows what it sponsors from its first day, under its own name and in the language asked for', async () => {
  const [simplified, traditional] = [await shown('1001'), await shown('1002', 'zh-TW')];
  expect(simplified.map(({ name }) => name)).toEqual(firstSponsorships.map(each => each['zh-CN'].name));
  expect(traditional.map(({ name }) => name)).toEqual(firstSponsorships.map(each => each['zh-TW'].name));
  expect(simplified[0]?.text).toContain('星河冠名');
  expect(traditional[0]?.text).toContain('青山冠名');
});

it('an operator adds one in front, changes and hides it, and another site is left as it is', async () => {
  const [before, others] = [await shown(), await shown('1002')];
  expect(await change({})).toBe(200);
  const [added, ...rest] = await shown();
  expect(added).toMatchObject({ name: '北辰杯', role: '', text: '一年一届。' });
  expect(rest).toEqual(before);
  const id = added?.id ?? '';
  expect(await change({ id, position: '90', role_zh_cn: '协办' })).toBe(200);
  expect((await shown()).at(-1)).toMatchObject({ id, role: '协办' });
  expect(await change({ id, state: 'hidden' })).toBe(200);
  expect(await shown()).toEqual(before);
  expect(await shown('1002')).toEqual(others);
});

it('keeps the paragraphs of a text whose lines end as browsers send them', async () => {
  expect(await change({ name_zh_cn: '两段', text_zh_cn: '第一段。\r\n\r\n第二段。' })).toBe(200);
  const added = (await shown()).find(({ name }) => name === '两段');
  expect(added?.text).toBe('第一段。\n\n第二段。');
  expect(await change({ id: added?.id ?? '', state: 'hidden' })).toBe(200);
});

it('takes no form without words, and none for a site or sponsorship that there is not', async () => {
  const [before, others] = [await shown(), await shown('1002')];
  expect(await change({ name_zh_cn: ' ' })).toBe(400);
  expect(await change({ position: '-1' })).toBe(400);
  expect(await change({ site: '9999' })).toBe(404);
  expect(await change({ id: others[0]?.id ?? '' })).toBe(404);
  expect([await shown(), await shown('1002')]).toEqual([before, others]);
});

it('what an operator hid stays hidden after the next start', async () => {
  const [first, ...rest] = await shown();
  expect(await change({ id: first?.id ?? '', state: 'hidden' })).toBe(200);
  await seedSponsorships(running.platform);
  expect(await shown()).toEqual(rest);
});
