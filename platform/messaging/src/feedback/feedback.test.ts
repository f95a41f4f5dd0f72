import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { plainPicture } from '@lobby/picture-files';
import type { RunningPlatform } from '@lobby/platform/platform';
import { mountConsole } from '@lobby/platform-kernel/operator-console/mount-console';
import { md5, type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { lockMember, namesOfMembers } from '@lobby/platform-testing/internals/identity';
import { loginDomains } from '@lobby/platform-testing/members/login-domains';
import { movableClock } from '@lobby/platform-testing/server/movable-clock';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadsDomain } from '../uploads/uploads.domain.ts';
import { feedbackDomain } from './feedback.domain.ts';

const { uploadImage, feedbackAdd, feedbackUnread, feedbackList, feedbackInfo, feedbackDelete } =
  contract.userFeedback;

// Without the matches that would be played when the clock is moved.
const feedback = feedbackDomain({ lock: lockMember, names: namesOfMembers });
const domains = [...loginDomains, uploadsDomain(lockMember), feedback];
let running: RunningPlatform;
let client: TestClient;
let other: TestClient;
let image: string;
let members = 0;
const clock = movableClock();

const join = async () => {
  const joined = testClient(running.url, '1001', { now: () => clock.now() });
  await joined.join(`feedback${++members}`);
  return joined;
};
beforeAll(async () => {
  running = await testPlatform({}, { clock, domains });
  image = (await plainPicture('jpeg')).toString('base64');
  other = await join();
});
beforeEach(async () => {
  client = await join();
});
afterAll(() => running.stop());

const add = (text: string, pictures: string[] = [], by = client) =>
  by.send(feedbackAdd, { kind: 'betting', text, pictures });
const upload = (by = client) => by.call(uploadImage, { image });
const list = (by = client) => by.call(feedbackList, {});
const unread = async () => (await client.call(feedbackUnread, {})).count;
const found = async (url: string) => (await fetch(running.url + url)).status === 200;

const page = '/dev/operator/feedback';
const post = (fields: Record<string, string>, origin = running.url) =>
  fetch(running.url + page, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) });

let token = '';
/** Sends a form as the page has it, or had it: without feedback it has none. */
const answer = async (fields: Record<string, string>, origin?: string) => {
  const shown = await (await fetch(running.url + page)).text();
  token = /name="token" value="([^"]+)"/.exec(shown)?.[1] ?? token;
  return post({ ...fields, token }, origin);
};

describe('a feedback', () => {
  it('is listed with its state, answered by the operator, counted as unread until opened, and deleted with its pictures', async () => {
    const pictures = [await upload(), await upload()];
    const { data } = await add('  第二条\n注单 <b>不对</b>  ', pictures.map(({ id }) => id).reverse());
    expect((await list()).list).toMatchObject([
      { id: data.id, kind: 'betting', state: 'waiting', text: '第二条\n注单 <b>不对</b>', unread: false },
    ]);
    expect(await unread()).toBe(0);

    const shown = await (await fetch(running.url + page)).text();
    expect(shown).toContain('第二条\n注单 &lt;b&gt;不对&lt;/b&gt;');
    for (const { url } of pictures) expect(shown).toContain(`<img src="${url}"`);
    const sent = await answer({ id: data.id, answer: '已更正 <x>\n\n谢谢', format: 'text' });
    expect(sent.status).toBe(200);
    expect(await (await fetch(running.url + page)).text()).not.toContain(data.id);
    expect(await unread()).toBe(1);
    expect((await list()).list).toMatchObject([{ state: 'answered', unread: true }]);

    const info = await client.call(feedbackInfo, { id: data.id });
    expect(info.answer).toBe('<p>已更正 &lt;x&gt;</p><p>谢谢</p>');
    expect(info.pictures.map(({ url }) => url)).toEqual(pictures.map(({ url }) => url).reverse());
    expect(await unread()).toBe(0);
    expect((await list()).list).toMatchObject([{ state: 'answered', unread: false }]);

    await client.call(feedbackDelete, { id: data.id });
    expect((await client.send(feedbackList, {})).status_code).toBe(codeOf('no-data'));
    expect(await Promise.all(pictures.map(({ url }) => found(url)))).toEqual([false, false]);
    expect((await client.send(feedbackInfo, { id: data.id })).status_code).toBe(codeOf('not-found'));
  });

  it('is unread again when its answer is corrected', async () => {
    const { data } = await add('更正');
    await answer({ id: data.id, answer: '<p>一</p>', format: 'html' });
    await client.call(feedbackInfo, { id: data.id });
    await answer({ id: data.id, answer: '<p>二</p>', format: 'html' });
    expect(await unread()).toBe(1);
    expect(await client.call(feedbackInfo, { id: data.id })).toMatchObject({ answer: '<p>二</p>' });
  });

  it('sent again within ten minutes is the same feedback, with or without pictures', async () => {
    const { id } = await upload();
    const first = await add('同样', [id]);
    expect((await add('同样', [id])).data).toEqual(first.data);
    expect((await add('同样')).data).not.toEqual(first.data);
    clock.advance(10 * 60_000);
    expect((await add('同样')).data).not.toEqual(first.data);
    expect(await list()).toMatchObject({ total: 3 });
  });

  it.each([
    ['nothing but spaces', { kind: 'betting', text: ' \n ' }],
    ['501 characters', { kind: 'betting', text: 'x'.repeat(501) }],
    ['an unknown kind', { kind: 'praise', text: 'x' }],
    ['four pictures', { kind: 'betting', text: 'x', pictures: ['a', 'b', 'c', 'd'] }],
    ['one picture twice', { kind: 'betting', text: 'x', pictures: ['a', 'a'] }],
  ])('with %s is a wrong parameter', async (_what, body) => {
    expect((await client.send(feedbackAdd, body as never)).status_code).toBe(codeOf('invalid-parameter'));
  });

  it('takes only waiting pictures of its own member, all or none', async () => {
    const [own, foreign, taken] = [await upload(), await upload(other), await upload()];
    await add('先前', [taken.id]);
    for (const id of [foreign.id, taken.id, 'unknown']) {
      const refused = await add('拿不到', [own.id, id]);
      expect(refused).toMatchObject({
        status_code: codeOf('file-upload-failure'),
        data: { reason: 'picture-gone' },
      });
    }
    expect((await add('拿得到', [own.id])).status_code).toBe(codeOf('success'));
    expect(await list()).toMatchObject({ total: 2 });
  });

  it('is its member’s alone', async () => {
    const { data } = await add('私密');
    for (const call of [feedbackInfo, feedbackDelete]) {
      expect((await other.send(call, { id: data.id })).status_code).toBe(codeOf('not-found'));
    }
    expect((await other.send(feedbackList, {})).status_code).toBe(codeOf('no-data'));
    expect(await client.call(feedbackInfo, { id: data.id })).toMatchObject({ text: '私密' });
  });

  it('is limited to ten in 24 hours, deleted ones included', async () => {
    const began = clock.now();
    for (let n = 0; n < 10; n++) {
      const { data } = await add(`第 ${n} 条`);
      await client.call(feedbackDelete, { id: data.id });
    }
    const eleventh = await add('第十一条');
    expect(eleventh).toMatchObject({
      status_code: codeOf('frequent-submission'),
      data: { reason: 'feedback-of-the-day', retryAt: expect.any(Number) },
    });
    // A day after the first of the ten.
    const { retryAt } = eleventh.data as unknown as { retryAt: number };
    expect(retryAt).toBeGreaterThanOrEqual(began + 24 * 3_600_000);
    expect(retryAt).toBeLessThanOrEqual(clock.now() + 24 * 3_600_000);
    clock.advance(24 * 3_600_000);
    const account = { name: `feedback${members}`, password: md5('lobby2026x') };
    client.token = (await client.call(contract.userSession.login, account)).token;
    expect((await add('次日')).status_code).toBe(codeOf('success'));
  });

  it('is listed in pages, newest first', async () => {
    for (const text of ['一', '二', '三']) {
      await add(text);
      clock.advance(1_000);
    }
    const { list: second, total } = await client.call(feedbackList, { pageNum: 2, pageSize: 2 });
    expect([total, second.map(({ text }) => text)]).toEqual([3, ['一']]);
  });
});

describe('the operator’s page of feedback', () => {
  it('takes a form of its own origin only, and says what is missing', async () => {
    const { data } = await add('待回复');
    expect(
      (await answer({ id: data.id, answer: 'x', format: 'text' }, 'http://elsewhere.example')).status,
    ).toBe(403);
    expect((await answer({ id: data.id, answer: ' ', format: 'text' })).status).toBe(400);
    expect((await answer({ id: 'unknown', answer: 'x', format: 'text' })).status).toBe(404);
    expect(await unread()).toBe(0);
  });

  it('takes no form without its token, and answers nothing', async () => {
    const { data } = await add('待回复');
    const fields = { id: data.id, answer: 'x', format: 'text' };
    expect((await post(fields)).status).toBe(403);
    expect((await post({ ...fields, token: 'x' })).status).toBe(403);
    expect(await unread()).toBe(0);
    expect((await answer(fields)).status).toBe(200);
  });

  it('shows pictures of its own origin, and nothing else', async () => {
    const policy = (await fetch(running.url + page)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("img-src data: 'self'");
  });

  it('is absent in production', async () => {
    const { platform } = running;
    const { operator = [] } = feedback(platform);
    const statusWith = async (dev: boolean) => {
      const app = new Hono();
      mountConsole(app, { ...platform, config: { ...platform.config, dev } }, operator);
      return (await app.request(`http://localhost${page}`)).status;
    };
    expect([await statusWith(true), await statusWith(false)]).toEqual([200, 404]);
  });
});
