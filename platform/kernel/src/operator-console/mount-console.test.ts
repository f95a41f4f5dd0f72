import { Hono } from 'hono';
import { jsx } from 'hono/jsx';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PlatformConfig } from '../domain/config.ts';
import type { Keys } from '../domain/keys.ts';
import { type OperatorPage, operatorAction } from '../domain/operator-page.ts';
import { manualClock } from '../time/clock.ts';
import { mountConsole } from './mount-console.tsx';
import { ActionForm } from './parts.tsx';

const clock = manualClock(Date.UTC(2026, 0, 5, 12));
// Safe: the console asks the keys for nothing else.
const keys = { mac: (...parts: string[]) => parts.join('|') } as unknown as Keys;
// Safe: nor the configuration.
const config = { dev: true, host: 'localhost' } as PlatformConfig;
const tokenOf = (path: string, at = clock.now()) =>
  keys.mac('form', path, String(Math.floor(at / 86_400_000)));

let done: string[] = [];
let app: Hono;
beforeEach(() => {
  done = [];
  app = new Hono();
  mountConsole(app, { config, clock, keys }, [gifts, wishes], [outbox]);
});

const outbox = { path: '/dev/outbox', title: '发件箱', group: 'development' } as const;
const wishes: OperatorPage = {
  path: '/dev/operator/wishes',
  title: '愿望',
  group: 'members',
  views: { '': async () => ({ body: '<b>无</b>' }) },
  incomplete: '',
  actions: [],
};
const gifts: OperatorPage = {
  path: '/dev/operator/gifts',
  title: '礼物',
  group: 'money',
  waiting: async () => 7,
  views: {
    '': async () => ({ body: jsx(ActionForm, { at: '/send', hidden: { id: '"1"' } }) }),
    '/:id': async ({ param, query }) =>
      param('id') === 'none' ? undefined : { title: param('id'), body: query('why') },
  },
  incomplete: '请填写礼物。',
  actions: [
    operatorAction({
      form: v.object({ do: v.literal('give'), id: v.pipe(v.string(), v.minLength(1)) }),
      done: { sentence: '已送出。' },
      async run({ id }) {
        done.push(`give ${id}`);
        return id === 'gone' ? { refused: '已经没有了。', status: 409 } : 'done';
      },
    }),
    operatorAction({
      form: v.object({ do: v.literal('keep'), id: v.string() }),
      done: { title: '已保留', sentence: '留下了。' },
      async run({ id }) {
        done.push(`keep ${id}`);
        return 'done';
      },
    }),
    operatorAction({
      at: '/wrap',
      form: v.object({ paper: v.picklist(['red'], '请选择颜色') }),
      run: async () => ({ goTo: '/dev/operator/gifts?done=wrap' }),
      sendBack: async (typed, problems) => ({
        status: 400,
        body: `${typed.paper}: ${problems.paper}`,
      }),
    }),
  ],
};

const get = async (path: string, host = 'localhost') => {
  const answer = await app.request(`http://${host}${path}`);
  return { status: answer.status, text: await answer.text() };
};
const send = async (fields: Record<string, string>, at = '', origin = 'http://localhost') => {
  const body = new URLSearchParams({ token: tokenOf(gifts.path), ...fields });
  const answer = await app.request(`http://localhost${gifts.path}${at}`, {
    method: 'POST',
    headers: { origin },
    body,
  });
  return { status: answer.status, text: await answer.text(), to: answer.headers.get('location') };
};

describe('a page of the console', () => {
  it('shows what its view draws, as text, below a navigation to every page with what waits on each', async () => {
    const { status, text } = await get(wishes.path);
    expect(status).toBe(200);
    expect(text).toContain('<h1>愿望</h1>&lt;b&gt;无&lt;/b&gt;');
    expect(text).toContain(`<a href="${wishes.path}" aria-current="page">愿望</a>`);
    expect(text).toContain(`<a href="${gifts.path}">礼物<b>7</b></a>`);
    expect(text).toContain('<a href="/dev/outbox">发件箱</a>');
  });

  it('has views below it, and is not found where a view shows nothing', async () => {
    const { text } = await get(`${gifts.path}/3?why=%3Ci%3E`);
    expect(text).toContain('<h1>3</h1>&lt;i&gt;');
    expect((await get(`${gifts.path}/none`)).status).toBe(404);
  });

  it('answers to names of this machine only, and in development only', async () => {
    expect((await get(gifts.path, 'elsewhere.example')).status).toBe(404);
    app = new Hono();
    mountConsole(app, { config: { ...config, dev: false }, clock, keys }, [gifts]);
    expect((await get(gifts.path)).status).toBe(404);
  });

  it('gives each of its forms its address and its token, which stand nowhere else', async () => {
    const { text } = await get(gifts.path);
    expect(text).toContain(
      `<form method="post" action="${gifts.path}/send"><input type="hidden" name="token" value="${tokenOf(gifts.path)}"/>` +
        '<input type="hidden" name="id" value="&quot;1&quot;"/></form>',
    );
    expect(() => String(jsx(ActionForm, {}))).toThrow('on a page of the console');
  });
});

describe('a form of the console', () => {
  it('gives a text with the ends of its lines as they are counted where it is typed', async () => {
    expect((await send({ do: 'give', id: 'two\r\nlines\n' })).status).toBe(200);
    expect(done).toEqual(['give two\nlines\n']);
  });

  it('is for the action that takes its fields, which says what it did', async () => {
    const given = await send({ do: 'give', id: '1' });
    expect(given.text).toContain('<h1>已执行</h1><p role="status">已送出。</p>');
    expect((await send({ do: 'keep', id: '2' })).text).toContain('<h1>已保留</h1>');
    expect(done).toEqual(['give 1', 'keep 2']);
    const gone = await send({ do: 'give', id: 'gone' });
    expect([gone.status, gone.text]).toEqual([409, expect.stringContaining('已经没有了。')]);
  });

  it('that no action takes does nothing, and says what is missing', async () => {
    const { status, text } = await send({ do: 'give', id: '' });
    expect([status, text]).toEqual([400, expect.stringContaining('请填写礼物。')]);
    const back = await send({ paper: '<blue>' }, '/wrap');
    expect([back.status, back.text]).toEqual([400, expect.stringContaining('&lt;blue&gt;: 请选择颜色')]);
    expect(await send({ paper: 'red' }, '/wrap')).toMatchObject({
      status: 303,
      to: `${gifts.path}?done=wrap`,
    });
    expect(done).toEqual([]);
  });

  it('does nothing without the token of its page, from another origin, or when it is too long', async () => {
    const twoDaysAgo = clock.now() - 2 * 86_400_000;
    for (const token of ['', 'x', tokenOf(wishes.path), tokenOf(gifts.path, twoDaysAgo)])
      expect((await send({ do: 'give', id: '1', token })).status, token).toBe(403);
    expect((await send({ do: 'give', id: '1' }, '', 'http://elsewhere.example')).status).toBe(403);
    expect((await send({ do: 'give', id: 'x'.repeat(600_000) })).status).toBe(413);
    expect(done).toEqual([]);
  });
});
