import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request as open } from 'node:http';
import { connect, type LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf, entryOf } from '@lobby/api-client/result-codes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { wasNeverReached } from './pass-on.js';
import { pretendPlatform } from './pretend-platform.ts';
import { serveApp } from './serve-app.js';

const policy =
  'default-src &#39;none&#39;; img-src &#39;self&#39; data:; connect-src &#39;self&#39;; frame-src http://localhost:4060';
const page =
  `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">` +
  '<meta name="lobby-api-base" content=""><meta name="lobby-platform" content="http://localhost:4000">' +
  '<meta name="lobby-frames" content="http://localhost:4060">';

const dir = mkdtempSync(join(tmpdir(), 'lobby-pass-on-'));
writeFileSync(join(dir, 'index.html'), page);

let platform: Awaited<ReturnType<typeof pretendPlatform>>;
let site: Awaited<ReturnType<typeof serveApp>>;

beforeEach(async () => {
  platform = await pretendPlatform();
  site = await serveApp({ dir, port: 0, apiBase: platform.url });
});
afterEach(async () => {
  await site.stop();
  await platform.stop();
});

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${site.url}${path}`, { method: 'POST', body: '{}', ...init });
const preInfo = '/site/api/v1/configuration/preInfo';

/**
 * Sends exactly these bytes to the site and resolves with everything received; the last request must end the
 * connection.
 */
function say(text: string): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.write(text);
  return new Promise(resolve => {
    let received = '';
    socket
      .on('error', () => {})
      .on('data', chunk => {
        received += chunk;
      });
    socket.once('close', () => resolve(received));
  });
}
const host = 'Host: x\r\n';

describe('a site and its platform under one origin', () => {
  it('forwards every call, encrypted ones too, with query and body', async () => {
    const bodies: string[] = [];
    platform.answers(async (request, response) => {
      bodies.push(await new Response(request as unknown as ReadableStream).text());
      response.end('{"status_code":6000}');
    });
    const calls = readFileSync(join(repositoryRoot, 'packages/api-client/vectors/calls.txt'), 'utf8');
    const paths = [...calls.matchAll(/ (\/\S+)/g)].map(([, path = '']) => path);
    paths.push('/e/AbC-123_', '/fd/api/v1/x?a=1&b=%20');
    for (const path of paths) expect(await (await call(path)).text()).toBe('{"status_code":6000}');
    expect(platform.seen.map(request => request.url)).toEqual(paths);
    expect(new Set(bodies)).toEqual(new Set(['{}']));
  });

  it.each(['/home', '/game/sport/crty?show=early', '/game/api', '/site', '/english', '/dev/outbox', '/docs'])(
    'does not forward %s',
    async path => {
      await fetch(`${site.url}${path}`);
      expect(platform.seen).toEqual([]);
    },
  );

  it('configures the page to call its own origin, allows no other in its policy, and rewrites platform addresses', async () => {
    const answer = await fetch(`${site.url}/home`);
    const html = await answer.text();
    expect(html).toContain('<meta name="lobby-api-base" content="">');
    expect(html).toContain(`<meta name="lobby-platform" content="${platform.url}">`);
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; img-src 'self' data:; connect-src 'self'; frame-src http://localhost:4060; frame-ancestors 'none'`,
    );
  });

  it('frames the games it was told of, in its policy and for its scripts, and no others', async () => {
    const frames = ['http://localhost:5060', 'https://games.example.com'];
    const other = await serveApp({ dir, port: 0, apiBase: platform.url, frames });
    const none = await serveApp({ dir, port: 0, apiBase: platform.url, frames: [] });
    const [told, silent] = await Promise.all([fetch(`${other.url}/home`), fetch(`${none.url}/home`)]);
    await Promise.all([other.stop(), none.stop()]);
    const policyOf = (answer: Response) => answer.headers.get('content-security-policy');
    expect(policyOf(told)).toContain(`frame-src ${frames.join(' ')};`);
    expect(await told.text()).toContain(`<meta name="lobby-frames" content="${frames.join(' ')}">`);
    expect(policyOf(silent)).toContain("frame-src 'none';");
  });

  it('does not forward calls, and allows the platform in the policy, where calls are direct', async () => {
    const direct = await serveApp({ dir, port: 0, apiBase: platform.url, direct: true });
    const answer = await fetch(`${direct.url}/home`);
    const refused = await fetch(`${direct.url}${preInfo}`, { method: 'POST' });
    await direct.stop();
    expect(await answer.text()).toContain(`<meta name="lobby-api-base" content="${platform.url}">`);
    const socket = platform.url.replace('http', 'ws');
    expect(answer.headers.get('content-security-policy')).toContain(
      `img-src 'self' data: ${platform.url}; connect-src 'self' ${platform.url} ${socket};`,
    );
    expect(refused.status).toBe(405);
    expect(platform.seen).toEqual([]);
  });
});

describe('the caller’s address as forwarded', () => {
  it('is appended to whatever the caller claims', async () => {
    await call(preInfo);
    await call(preInfo, { headers: { 'x-forwarded-for': '6.6.6.6' } });
    const [honest, forged] = platform.seen.map(request => request.headers['x-forwarded-for']);
    expect(honest).toMatch(/^(::1|(::ffff:)?127\.0\.0\.1)$/);
    expect(forged).toBe(`6.6.6.6, ${honest}`);
  });

  it('excludes headers of the hop between caller and site', async () => {
    platform.answers((_request, response) => {
      response.setHeader('keep-alive', 'timeout=7');
      response.end('{}');
    });
    const answer = await call(preInfo, { headers: { te: 'trailers', 'proxy-authorization': 'Basic eDp5' } });
    expect(answer.headers.get('keep-alive')).not.toBe('timeout=7');
    expect(platform.seen[0]?.headers).not.toHaveProperty('te');
    expect(platform.seen[0]?.headers).not.toHaveProperty('proxy-authorization');
  });

  it('cannot be removed by the caller through a Connection header', async () => {
    const headers = `${host}Connection: close, X-Forwarded-For\r\nContent-Length: 2\r\n`;
    await say(`POST ${preInfo} HTTP/1.1\r\n${headers}\r\n{}`);
    expect(platform.seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST'])(
    'is forwarded as one call when a %s hides another in a body whose length is listed in Connection',
    async method => {
      const hidden = `POST ${preInfo} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n`;
      const inParts = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
      const start = `${method} /e/abc HTTP/1.1\r\n${host}`;
      platform.answers((request, response) => request.resume().once('end', () => response.end('{}')));
      await say(
        `${start}Connection: content-length, close\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
      );
      await say(
        `${start}Connection: transfer-encoding, close\r\nTransfer-Encoding: chunked\r\n\r\n${inParts}`,
      );
      expect(platform.seen.map(({ url }) => url)).toEqual(['/e/abc', '/e/abc']);
    },
  );

  it('reuses one connection for sequential calls', async () => {
    for (let turn = 0; turn < 5; turn++) await (await call(preInfo)).text();
    expect(platform.connections()).toBe(1);
  });
});

describe('streams', () => {
  it('forwards the first bytes before the last are sent, and ends the platform’s response when the reader disconnects', async () => {
    const left = new Promise(resolve =>
      platform.answers((_request, response) => {
        response.write('first');
        response.once('close', resolve);
      }),
    );
    const control = new AbortController();
    const answer = await call('/stream/api/v1/prices', { signal: control.signal });
    const first = await answer.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe('first');
    control.abort();
    await left;
  });

  it('forwards an upgraded socket in both directions', async () => {
    const { port } = new URL(site.url);
    const socket = connect(Number(port), 'localhost');
    let received = '';
    const echoed = new Promise<void>(resolve =>
      socket.setEncoding('utf8').on('data', text => {
        received += text;
        if (received.endsWith('\r\n\r\n')) socket.write('hello');
        if (received.includes('echo hello')) resolve();
      }),
    );
    socket.write('GET /stream/chat HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    await echoed;
    expect(received).toMatch(/^HTTP\/1\.1 101 /);
    expect(platform.seen[0]?.headers['x-forwarded-for']).toContain('1');
    socket.destroy();
  });
});

describe('an upgrade request', () => {
  const offer = (protocol: string) =>
    `${host}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABk\r\n`;

  it('reaches no other paths of the platform than a call does', async () => {
    const received = await say(`GET /dev/outbox HTTP/1.1\r\n${offer('websocket')}\r\n`);
    expect(received).toContain('<meta name="lobby-platform"');
    expect(platform.seen).toEqual([]);
  });

  it('is answered over HTTP where it is not a socket', async () => {
    const bodies: string[] = [];
    platform.answers((request, response) => {
      request.setEncoding('utf8').on('data', part => bodies.push(part));
      request.once('end', () => response.end('{}'));
    });
    expect(await say(`GET /home HTTP/1.1\r\n${offer('h2c')}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
    const called = await say(`POST ${preInfo} HTTP/1.1\r\n${offer('h2c')}Content-Length: 7\r\n\r\n{"a":1}`);
    expect(called).toMatch(/^HTTP\/1\.1 200 /);
    expect(bodies).toEqual(['{"a":1}']);
    expect(platform.seen[0]?.headers).not.toHaveProperty('upgrade');
  });
});

describe('a call that cannot be forwarded', () => {
  it('is forwarded only when it has arrived completely', async () => {
    platform.answers((request, response) => request.resume().once('end', () => response.end('{}')));
    const request = open(`${site.url}${preInfo}`, { method: 'POST', headers: { 'content-length': 10 } });
    request.on('error', () => {}).write('{');
    const whole = await call(preInfo);
    expect([whole.status, platform.seen.length, platform.connections()]).toEqual([200, 1, 1]);
    request.destroy();
  });

  it('is closed when it does not arrive in time', async () => {
    const hasty = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 };
    const short = await serveApp({ dir, port: 0, apiBase: platform.url, patience: hasty });
    const request = open(`${short.url}${preInfo}`, { method: 'POST', headers: { 'content-length': 10 } });
    const cut = new Promise(resolve => request.once('error', resolve));
    request.write('{');
    await cut;
    await short.stop();
    expect(platform.seen).toEqual([]);
  });

  it('is rejected with 413 by its declared length and by its actual one', async () => {
    platform.answers((request, response) => request.resume().once('end', () => response.end('{}')));
    const big = 'x'.repeat(64 * 1024 + 1);
    expect((await call(preInfo, { body: big })).status).toBe(413);
    const unannounced = new Blob([big]).stream();
    const late = await call(preInfo, { body: unannounced, duplex: 'half' } as RequestInit).catch(
      () => undefined,
    );
    expect(late?.status ?? 413).toBe(413);
  });

  it('of a member may be 4 MiB where a file is sent, which is forwarded whole', async () => {
    let forwarded = 0;
    platform.answers((request, response) => {
      request.on('data', chunk => {
        forwarded += chunk.length;
      });
      request.once('end', () => response.end('{}'));
    });
    const upload = '/site/api/v1/user/upload/uploadImage';
    const headers = { 'x-api-token': 'a token' };
    const send = async (path: string, bytes: number, init: RequestInit = { headers }) =>
      (await call(path, { ...init, body: 'x'.repeat(bytes) })).status;
    const most = 4 * 1024 * 1024;
    expect([await send(upload, most), await send('/e/abc', most)]).toEqual([200, 200]);
    expect(forwarded).toBe(2 * most);
    const refused = [
      await send(upload, most + 1),
      await send(preInfo, 100_000),
      await send(upload, 100_000, {}),
    ];
    expect(refused).toEqual([413, 413, 413]);
  });

  it('is rejected as busy when the platform is down: nothing was sent', async () => {
    await platform.stop();
    const answer = await call(preInfo);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ status_code: codeOf('system-busy') });
  });

  it('is rejected as busy when no address of the platform’s name accepts connections', async () => {
    const port = Number(new URL(platform.url).port);
    await platform.stop();
    const lookup: LookupFunction = (_name, _options, found) =>
      found(null, [
        { address: '::1', family: 6 },
        { address: '127.0.0.1', family: 4 },
      ]);
    const error = await new Promise<Error>(resolve =>
      connect({ host: 'platform.test', port, lookup, autoSelectFamily: true }).once('error', resolve),
    );
    expect(wasNeverReached(error)).toBe(true);
  });

  it('is closed without an answer when it cannot be parsed: browsers repeat a call on some of Node’s answers', async () => {
    expect(await say(`POST ${preInfo} HTTP/1.1\r\nContent-Length: none\r\n\r\n`)).toBe('');
  });

  it('gets no rejection when the platform stops answering midway: it may have taken effect', async () => {
    platform.answers(request => request.socket.destroy());
    const answer = await call(preInfo);
    const { status_code: code } = (await answer.json()) as { status_code: number };
    expect(answer.status).toBe(502);
    expect(entryOf(code)).toBeUndefined();
  });

  it('is not passed off as complete when its answer is cut', async () => {
    platform.answers((request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"status_code":6000', () => request.socket.destroy());
    });
    await expect(call(preInfo).then(answer => answer.text())).rejects.toThrow();
  });
});
