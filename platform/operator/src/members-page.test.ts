import { get } from 'node:http';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { mountConsole } from '@lobby/platform-kernel/operator-console/mount-console';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { md5, type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorDomain } from './operator.domain.ts';

const { letterList } = contract.letter;
const clock = manualClock(Date.now());
let running: RunningPlatform;
let client: TestClient;
let neighbour: TestClient;

beforeAll(async () => {
  running = await testPlatform({ captcha: 'off' }, { clock });
  client = testClient(running.url, '1001', { now: () => clock.now() });
  await client.join('operated2');
  neighbour = testClient(running.url, '1002', { now: () => clock.now() });
  await neighbour.join('operated2');
  clock.advance(1_000);
});
afterAll(() => running.stop());

const own = { site: '1001', name: 'operated2' };
const memberPath = `/member?${new URLSearchParams(own)}`;
const texts = { title: '维护', titleTw: '維護', content: '<p>今晚</p>', contentTw: '<p>今晚繁</p>' };

async function page(path = '') {
  const answer = await fetch(`${running.url}/dev/operator${path}`);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}
/** The hidden fields of the page's last form that has them: the token, and the id of a letter. */
const hiddenOf = ({ text }: { text: string }) =>
  Object.fromEntries(
    [...text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, ...pair]) => pair),
  );

async function send(path: string, fields: Record<string, string>, origin = running.url) {
  const answer = await fetch(`${running.url}/dev/operator/${path}`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return { status: answer.status, to: answer.headers.get('location') ?? '', text: await answer.text() };
}
const titles = async (who: TestClient, langx?: string) =>
  (await who.call(letterList, { langx })).list.map(({ title, content }) => [title, content]);

describe('an activity letter to a member in a pause', () => {
  it('is refused with the reason, and any other is sent', async () => {
    const paused = testClient(running.url, '1001', { now: () => clock.now() });
    await paused.join('operated3');
    clock.advance(1_000);
    await paused.call(contract.playerProtection.timeOut, { hours: 24, agreed: true });
    const owner = { site: '1001', name: 'operated3' };
    const hidden = hiddenOf(await page(`/member?${new URLSearchParams(owner)}`));
    const refused = await send('letter', { ...hidden, ...owner, kind: 'activity', ...texts });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('会员正在暂停或自我排除，不能发送活动信件');
    expect(refused.text).toContain('value="维护"');
    expect((await send('letter', { ...hidden, ...owner, kind: 'notice', ...texts })).status).toBe(303);
    expect((await titles(paused))[0]).toEqual(['维护', '<p>今晚</p>']);
  });
});

describe('the page of a member', () => {
  it('shows the account, masked, with its letters and its security log', async () => {
    const { text, headers } = await page(memberPath);
    expect(text).toContain('欢迎加入星河');
    expect(text).toContain('<td>login</td>');
    expect(text).toContain('<meta name="referrer" content="same-origin"/>');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(text).not.toContain('<script');
  });

  it('shows what each session was begun with: what the login says, or 2000 and 1', async () => {
    const again = testClient(running.url, '1001', { now: () => clock.now() });
    await again.join('operated4');
    const path = `/member?${new URLSearchParams({ site: '1001', name: 'operated4' })}`;
    const terminals = async () =>
      [...(await page(path)).text.matchAll(/<td>(\d+-[01])<\/td>/g)].map(([, terminal]) => terminal);
    expect(await terminals()).toEqual(['2000-1']);
    clock.advance(1_000);
    const password = md5('lobby2026x');
    const login = { name: 'operated4', password, terminalCode: 3100, secondCodeFlag: 0 } as const;
    await again.call(contract.userSession.login, login);
    expect(await terminals()).toEqual(['3100-0', '2000-1']);
  });

  it('is not found for an unknown name, which the search keeps and says', async () => {
    const { status, text } = await page('/member?site=1001&name=%3Cscript%3E1');
    expect(status).toBe(404);
    expect(text).toContain('value="&lt;script&gt;1"');
    expect(text).toContain('这个站点没有名为“&lt;script&gt;1”的会员');
  });
});

describe('a letter', () => {
  it('is sent in both languages, once for a form that is sent twice, and to nobody else', async () => {
    const form = { ...hiddenOf(await page(memberPath)), ...own, kind: 'fd', ...texts };
    const answers = [await send('letter', form), await send('letter', form)];
    for (const { status, to } of answers) {
      expect(status).toBe(303);
      expect((await page(to.slice('/dev/operator'.length))).text).toContain('信件已发送');
    }
    expect((await titles(client)).filter(([title]) => title === '维护')).toEqual([['维护', '<p>今晚</p>']]);
    expect((await titles(client, 'zh-TW'))[0]).toEqual(['維護', '<p>今晚繁</p>']);
    expect(await titles(neighbour)).toHaveLength(1);
  });

  it('with a mistake is sent back with a sentence beside the field and all that was typed', async () => {
    const form = { ...hiddenOf(await page(memberPath)), ...own, kind: 'chain', ...texts, title: ' ' };
    const { status, text } = await send('letter', { ...form, content: '</textarea><b>x' });
    expect(status).toBe(400);
    expect(text).toContain('<em id="letter-title-problem">请填写标题</em>');
    expect(text).toContain('<em id="letter-kind-problem">请选择类型</em>');
    expect(text).toContain('&lt;/textarea&gt;&lt;b&gt;x</textarea>');
    expect(text).toContain('value="維護"');
    expect(text).toContain(`value="${form.id}"`);
  });
});

it('a broadcast reaches every member of its site and no other', async () => {
  const form = { ...hiddenOf(await page('/broadcast?site=1002')), site: '1002', kind: 'brmatch', ...texts };
  const { status, to } = await send('broadcast', form);
  expect(status).toBe(303);
  expect((await page(to.slice('/dev/operator'.length))).text).toContain('<td>赛事（群发）</td><td>维护</td>');
  expect((await titles(neighbour))[0]).toEqual(['维护', '<p>今晚</p>']);
  const both = await client.call(letterList, { kinds: ['brmatch'] });
  expect(both.total).toBe(0);
});

it('an account is frozen and freed, and its page says so', async () => {
  const form = () => page(memberPath).then(shown => ({ ...hiddenOf(shown), ...own }));
  const frozen = await send('freeze', { ...(await form()), do: 'freeze' });
  expect((await page(frozen.to.slice('/dev/operator'.length))).text).toContain('已冻结，自 ');
  expect((await client.send(letterList, {})).status_code).toBe(codeOf('login-expired'));
  const again = await send('freeze', { ...(await form()), do: 'freeze' });
  expect((await page(again.to.slice('/dev/operator'.length))).text).toContain('没有变动');
  const freed = await send('freeze', { ...(await form()), do: 'unfreeze' });
  const { text } = await page(freed.to.slice('/dev/operator'.length));
  expect(text).toContain('冻结账户</button>');
  expect(text).toContain('<td>account-unfrozen</td>');
});

it('a member gets a VIP grade, and only one there is', async () => {
  const given = async (grade: string) =>
    send('grade', { ...hiddenOf(await page(memberPath)), ...own, grade });
  const textOf = async ({ to }: { to: string }) => (await page(to.slice('/dev/operator'.length))).text;
  expect(await textOf(await given('3'))).toContain('VIP 等级已更改');
  expect((await page(memberPath)).text).toContain('<option selected="">3</option>');
  expect(await textOf(await given('3'))).toContain('没有变动');
  for (const grade of ['11', '-1', '1.5', '']) expect((await given(grade)).status, grade).toBe(400);
  expect(
    await running.platform.db
      .selectFrom('members')
      .select('vip_level')
      .where('name_key', '=', own.name)
      .orderBy('site_id')
      .execute(),
  ).toEqual([{ vip_level: 3 }, { vip_level: 0 }]);
});

describe('a form does nothing', () => {
  const forms = async () => ({ ...hiddenOf(await page(memberPath)), ...own, kind: 'notice', ...texts });
  const refused = async (change: Record<string, string>, origin?: string) => {
    const before = await running.platform.db.selectFrom('letters').select('id').execute();
    const { status } = await send('letter', { ...(await forms()), ...change }, origin);
    expect(await running.platform.db.selectFrom('letters').select('id').execute()).toEqual(before);
    return status;
  };

  it('from another origin, without its token or with one of another page', async () => {
    expect(await refused({}, 'http://elsewhere.example')).toBe(403);
    expect(await refused({ token: '' })).toBe(403);
    expect(await refused({ token: running.platform.keys.mac('form', '/dev/other', '20000') })).toBe(403);
  });

  it('for an unknown member, or when it is too long', async () => {
    expect(await refused({ name: 'nobody12' })).toBe(404);
    expect(await refused({ content: 'x'.repeat(600_000) })).toBe(413);
  });

  it('two days after it was shown', async () => {
    const form = { ...(await forms()) };
    clock.advance(48 * 3_600_000);
    expect((await send('freeze', { ...form, do: 'freeze' })).text).toContain('页面已过期');
  });
});

it('is not there for who asks by another name of this machine', async () => {
  const status = await new Promise(resolve => {
    const headers = { host: `elsewhere.example:${running.port}` };
    get(`${running.url}/dev/operator`, { headers }, answer => resolve(answer.resume().statusCode));
  });
  expect(status).toBe(404);
});

it.each([
  [{}, 200],
  [{ dev: false }, 404],
  [{ host: '0.0.0.0' }, 404],
])('with %o it answers %i', async (parts, status) => {
  const app = new Hono();
  const { platform } = running;
  const { operator = [] } = operatorDomain(
    async () => false,
    async () => false,
  )(platform);
  mountConsole(app, { ...platform, config: { ...platform.config, ...parts } }, operator);
  expect((await app.request('http://localhost/dev/operator')).status).toBe(status);
});
