import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { signatureOf } from '@lobby/venue-server/provider/signature';
import { Hono } from 'hono';

interface Lengthened {
  /** The venues, as the platform would ask them. */
  readonly url: string;
  /** What they sign with. */
  readonly secret: string;
  /** How many games a venue offers, by its code. */
  readonly lengths: Readonly<Record<string, number>>;
}

/**
 * Stands between a platform and its venues, and passes everything on: only the lists of some venues come back with more
 * games, signed as the venues sign.
 */
export async function lengthenLists({ url, secret, lengths }: Lengthened) {
  const app = new Hono();
  app.post('/provider/v1/:method', async c => {
    const text = await c.req.text();
    const headers = new Headers(c.req.raw.headers);
    // Of the connection to here, not of the message.
    for (const name of ['host', 'connection', 'content-length', 'accept-encoding']) headers.delete(name);
    const answer = await fetch(url + c.req.path, { method: 'POST', headers, body: text });
    const told = await answer.text();
    const { venue } = JSON.parse(text) as { venue: string };
    const count = c.req.param('method') === 'games' && answer.ok ? lengths[venue] : undefined;
    const timestamp = answer.headers.get('x-venue-timestamp') ?? '';
    const nonce = headers.get('x-venue-nonce') ?? '';
    const body = count === undefined ? told : lengthened(told, count);
    return c.body(body, answer.status as 200, {
      'content-type': 'application/json',
      date: answer.headers.get('date') ?? '',
      'x-venue-timestamp': timestamp,
      'x-venue-signature':
        count === undefined
          ? (answer.headers.get('x-venue-signature') ?? '')
          : signatureOf(secret, { timestamp, nonce, body }),
    });
  });
  // The line to the venues was cut, as at their end: the platform asks again.
  app.onError((_, c) => c.body(null, 502));
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise(resolve => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

const characters = [...'北斗星河锦鲤古井回声狮子戏珠小满灯会盐道潮池夜渡茶馆青铜编钟'];

/** A venue's own games, and as many more as make the count; none like another. */
function lengthened(told: string, count: number): string {
  const { games } = JSON.parse(told) as { games: object[] };
  const more = Array.from({ length: Math.max(0, count - games.length) }, (_, at) => {
    const name = [at, at * 7, at * 13].map(place => characters[place % characters.length]).join('') + at;
    return {
      code: `many-${at}`,
      names: { 'zh-CN': name, 'zh-TW': name },
      initials: `g${at.toString(36)}`,
      badge: at % 9 === 0 ? 'new' : '',
      returnPercent: `${92 + (at % 6)}.${String(at % 100).padStart(2, '0')}`,
      volatility: 1 + (at % 5),
      features: at % 2 === 0 ? ['wild', 'free-spins'] : ['wild'],
      position: 1_000 + at,
      hasTrial: true,
    };
  });
  return JSON.stringify({ games: [...games, ...more].slice(0, count) });
}
