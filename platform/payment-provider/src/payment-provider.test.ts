import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningProvider, startPaymentProvider } from './index.js';
import { isSigned, signedHeaders } from './signature.js';

const secret = 'a secret of payments, for tests only';
const folder = mkdtempSync(join(tmpdir(), 'lobby-payments-'));
const file = join(folder, 'book.json');
const order = {
  merchant: '1001',
  reference: 'D1',
  method: 'unionpay',
  amount: '200',
  currency: 'CNY',
  account: '',
  customer: 'c',
};

let now = 1_795_320_000_000;
let merchant: Server;
let status: number;
let callbacks: { url: string; headers: IncomingHttpHeaders; body: string }[];
let provider: RunningProvider;
let callbackUrl: string;

const start = () => startPaymentProvider({ secret, now: () => now, byHand: true, file, callbackUrl });
const send = async (path: string, content: object, by = secret) => {
  const body = JSON.stringify(content);
  const response = await fetch(provider.url + path, {
    method: 'POST',
    headers: signedHeaders(by, body, now),
    body,
  });
  return response.ok ? response.json() : response.status;
};
const form = (fields: Record<string, string>, origin = provider.url) =>
  fetch(`${provider.url}/pay/D1`, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) });

beforeEach(async () => {
  status = 200;
  callbacks = [];
  merchant = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    callbacks.push({ url: request.url ?? '', headers: request.headers, body });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await new Promise(resolve => merchant.once('listening', resolve));
  // Safe: it listens on a port.
  callbackUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/callback`;
  rmSync(file, { force: true });
  provider = await start();
});
afterEach(async () => {
  await provider.stop();
  merchant.close();
});

describe('the provider', () => {
  it('answers where an announced order is paid, the same each time, and nothing to a stranger', async () => {
    const answer = await send('/orders', order);
    expect(answer).toEqual({ address: '', payUrl: `${provider.url}/pay/D1`, qr: `${provider.url}/pay/D1` });
    expect(await send('/orders', { ...order, amount: '900' })).toEqual(answer);
    expect(await (await fetch(answer.payUrl)).text()).toContain('<dd>200 CNY</dd>');
    expect(await send('/orders', order, 'another secret, of somebody else, not ours')).toBe(401);
  });

  it.each(['usdt-trc20', 'usdt-erc20'])('gives each customer an address of %s that stays', async method => {
    const ask = async (reference: string, customer: string) =>
      (await send('/orders', { ...order, reference, customer, method, currency: 'USDT' })).address;
    const address = await ask('D2', 'c');
    expect(await ask('D3', 'c')).toBe(address);
    expect(await ask('D4', 'd')).not.toBe(address);
    expect(address).toMatch(method === 'usdt-trc20' ? /^T[1-9A-HJ-NP-Za-km-z]{33}$/ : /^0x[0-9a-f]{40}$/);
  });

  it('repeats a callback until it is accepted, signed anew, with growing pauses, also after a restart', async () => {
    await send('/orders', order);
    status = 500;
    provider.pay('D1');
    await provider.deliver();
    await provider.deliver();
    now += 9_000;
    await provider.deliver();
    now += 9_000;
    await provider.deliver();
    expect(callbacks).toHaveLength(2);
    await provider.stop();
    provider = await start();
    now += 9_000;
    status = 200;
    await provider.deliver();
    await provider.deliver();
    expect(callbacks.map(({ url }) => url)).toEqual(Array(3).fill('/callback/1001'));
    expect(new Set(callbacks.map(({ body }) => body)).size).toBe(1);
    expect(new Set(callbacks.map(({ headers }) => headers['x-payment-nonce'])).size).toBe(3);
    const last = callbacks[2]!;
    expect(isSigned(secret, last.headers, last.body, now)).toBe(true);
    expect(provider.undelivered()).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toContain(secret);
  });
});

describe('the page of the bank app', () => {
  beforeEach(() => send('/orders', order));
  const payments = () => send('/payments', { merchant: '1001', reference: 'D1', account: '', since: 0 });

  it('pays another amount under another name, with as many callbacks as chosen', async () => {
    await form({
      do: 'pay',
      amount: '150.5',
      payerName: ' 张伟 ',
      remark: 'x',
      currency: 'CNY',
      notify: 'twice',
    });
    await form({ do: 'pay', amount: '200', payerName: '', remark: '', currency: 'HKD', notify: 'never' });
    await provider.deliver();
    expect(callbacks).toHaveLength(2);
    expect(await payments()).toMatchObject([
      { amount: '150.5', payerName: '张伟', remark: 'x', reference: 'D1', merchant: '1001' },
      { amount: '200', currency: 'HKD' },
    ]);
  });

  it.each([
    ['elsewhere.example', 404],
    ['localhost.elsewhere.example', 404],
    ['localhost:4050', 200],
    ['[::1]:4050', 200],
    ['192.168.1.5', 200],
  ])('is shown to who asks for %j: %i', async (host, expected) => {
    const asked = request(`${provider.url}/pay/D1`, { headers: { host } }).end();
    const [answer] = await once(asked, 'response');
    answer.resume();
    expect(answer.statusCode).toBe(expected);
  });

  it('pays nothing when the payer refuses, the amount is none, or the form is of another page', async () => {
    expect(await (await form({ do: 'refuse' })).text()).toContain('已拒绝');
    expect((await form({ do: 'pay', amount: '-1' })).status).toBe(400);
    expect((await form({ do: 'pay', amount: '200' }, 'http://evil.example')).status).toBe(403);
    expect(await payments()).toEqual([]);
  });

  it('shows what a payer wrote as text', async () => {
    await send('/orders', { ...order, reference: '<b>', account: '<script>' });
    expect(await (await fetch(provider.url)).text()).not.toContain('<b>');
  });
});
