import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secret, type TestVenues, testVenues } from '../testing/test-venues.ts';
import { providerRoutes } from './provider-routes.ts';
import { signatureOf } from './signature.ts';

let venues: TestVenues;
let time = Date.parse('2026-11-26T04:00:00Z');
beforeAll(async () => {
  venues = await testVenues({ now: () => time });
});
afterAll(() => venues.stop());

const minute = 60_000;
const player = 'gate';
interface Message {
  readonly timestamp: string;
  readonly nonce: string;
  readonly body: string;
}
interface Way {
  readonly headers?: object;
  readonly body?: string;
  readonly to?: (path: string, init: RequestInit) => Response | Promise<Response>;
}
const overTheWire = (path: string, init: RequestInit) => fetch(venues.url + path, init);
const onTrouble = (error: unknown) => {
  throw error;
};
/** Another server on the same database, where others play: without faults. */
function anotherServer() {
  const { database, url } = venues;
  const options = {
    secrets: [secret],
    now: () => time,
    allowsFaults: false,
    publicUrl: () => url,
    onTrouble,
  };
  const app = providerRoutes({ database, ...options });
  return (path: string, init: RequestInit) => app.request(path, init);
}
const deposit = () => ({ call: 'deposit', venue: 'JXDZ', id: randomUUID(), player, amount: '5' });
const message = (content: object, at = time): Message => ({
  timestamp: String(at),
  nonce: randomUUID(),
  body: JSON.stringify(content),
});
const headersOf = (signed: Message, by = secret) => ({
  'content-type': 'application/json',
  'x-venue-timestamp': signed.timestamp,
  'x-venue-nonce': signed.nonce,
  'x-venue-signature': signatureOf(by, signed),
});
async function send(
  method: string,
  signed: Message,
  { headers = {}, body = signed.body, to = overTheWire }: Way = {},
): Promise<Response> {
  return to(`/provider/v1/${method}`, {
    method: 'POST',
    headers: { ...headersOf(signed), ...headers },
    body,
  });
}
const balance = async () => (await venues.told('balance', { player })).balance;

describe('a signed message', () => {
  it('counts once, and its answer is signed with its nonce', async () => {
    const before = Number(await balance());
    const signed = message(deposit());
    const answer = await send('deposit', signed);
    const said = {
      ...signed,
      timestamp: answer.headers.get('x-venue-timestamp') ?? '',
      body: await answer.text(),
    };
    expect(answer.headers.get('x-venue-signature')).toBe(signatureOf(secret, said));
    expect((await send('deposit', signed)).status).toBe(401);
    expect(Number(await balance())).toBe(before + 5);
  });

  it('counts once on all servers of a database, and after a new start', async () => {
    const signed = message(deposit());
    expect((await send('deposit', signed)).status).toBe(200);
    expect((await send('deposit', signed, { to: anotherServer() })).status).toBe(401);
  });

  it('counts for the method that it names, and for no other', async () => {
    const into = deposit();
    await venues.told('deposit', { id: randomUUID(), player, amount: '100' });
    const before = await balance();
    // A deposit that never arrived, sent as a withdrawal: its answer would be that of a deposit.
    expect((await send('withdraw', message(into))).status).toBe(400);
    const asked = message({ call: 'transferState', venue: 'JXDZ', id: into.id });
    expect((await send('cancelTransfer', asked)).status).toBe(400);
    expect(await balance()).toBe(before);
    expect(await venues.told('transferState', { id: into.id })).toEqual({ result: 'unknown' });
  });

  it.each([
    ['another body', () => send('deposit', message(deposit()), { body: JSON.stringify(deposit()) })],
    [
      'a space more',
      () => {
        const signed = message(deposit());
        return send('deposit', signed, { body: `${signed.body} ` });
      },
    ],
    [
      'another nonce',
      () => send('deposit', message(deposit()), { headers: { 'x-venue-nonce': randomUUID() } }),
    ],
    [
      'another time',
      () => send('deposit', message(deposit()), { headers: { 'x-venue-timestamp': String(time + 1) } }),
    ],
    ['no nonce', () => send('deposit', { ...message(deposit()), nonce: '' })],
    ['a nonce of a book', () => send('deposit', { ...message(deposit()), nonce: 'n'.repeat(81) })],
    [
      'a time in seconds',
      () => send('deposit', { ...message(deposit()), timestamp: String(Math.floor(time / 1000)) }),
    ],
    ['a time that is no number', () => send('deposit', { ...message(deposit()), timestamp: `${time}e0` })],
    [
      'two times',
      () => {
        const signed = message(deposit());
        return send('deposit', { ...signed, timestamp: `${signed.timestamp}, ${signed.timestamp}` });
      },
    ],
    ['six minutes behind', () => send('deposit', message(deposit(), time - 6 * minute))],
    ['six minutes ahead', () => send('deposit', message(deposit(), time + 6 * minute))],
    [
      'the signature of another secret',
      () => {
        const signed = message(deposit());
        return send('deposit', signed, {
          headers: headersOf(signed, 'another secret that is long enough too'),
        });
      },
    ],
    [
      'a signature in capitals',
      () => {
        const signed = message(deposit());
        const signature = signatureOf(secret, signed).toUpperCase();
        return send('deposit', signed, { headers: { 'x-venue-signature': signature } });
      },
    ],
    ['no signature', () => send('deposit', message(deposit()), { headers: { 'x-venue-signature': '' } })],
  ])('with %s is refused and moves nothing', async (_, sending) => {
    const before = await balance();
    expect((await sending()).status).toBe(401);
    expect(await balance()).toBe(before);
  });

  it('of the future is taken once, for as long as it could be taken', async () => {
    const signed = message(deposit(), time + 5 * minute);
    expect((await send('deposit', signed)).status).toBe(200);
    for (const passed of [5 * minute, 5 * minute, 1]) {
      time += passed;
      // What is too old is forgotten with every message.
      await balance();
      expect((await send('deposit', signed)).status).toBe(401);
    }
  });

  it.each(['__proto__', 'constructor', 'toString', 'fault', 'x'])(
    'for the method %s is not found where faults are not allowed',
    async name => {
      const body = { call: name, venue: 'JXDZ', method: 'deposit', fault: 'refuse', times: 9 };
      expect((await send(name, message(body), { to: anotherServer() })).status).toBe(404);
    },
  );

  it.each([
    ['less than nothing', { amount: '-5' }],
    ['nothing', { amount: '0.00' }],
    ['a number', { amount: 5 }],
    ['no number', { amount: 'NaN' }],
    ['more than there is money', { amount: '9'.repeat(14) }],
    ['a power', { amount: '1e5' }],
    ['thirds of a fen', { amount: '0.001' }],
    ['an id of an empty text', { id: '' }],
    ['a player that is a list', { player: ['gate'] }],
    ['a venue of nobody', { venue: 'NONE' }],
    ['a venue that every object has', { venue: '__proto__' }],
  ])('that asks for %s is no request', async (_, wrong) => {
    const before = await balance();
    expect((await send('deposit', message({ ...deposit(), ...wrong }))).status).toBe(400);
    expect(await balance()).toBe(before);
  });
});
