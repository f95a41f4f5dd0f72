import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApp } from './serve-app.js';

const policy =
  'default-src &#39;none&#39;; connect-src &#39;self&#39; http://localhost:4000 ws://localhost:4000';
const page = (body: string) =>
  `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">` +
  '<meta name="lobby-api-base" content="http://localhost:4000">' +
  `<meta name="lobby-platform" content="http://localhost:4000"><div id="root">${body}</div>`;

let dir: string;
let site: Awaited<ReturnType<typeof serveApp>>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'lobby-serve-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), page(''));
  writeFileSync(join(dir, 'home.html'), page('drawn'));
  mkdirSync(join(dir, 'pages/app/help'), { recursive: true });
  writeFileSync(join(dir, 'pages/agent.html'), page('the agent page'));
  writeFileSync(join(dir, 'pages/app/help/terms.html'), page('the terms'));
  writeFileSync(join(dir, 'sitemap.xml'), '<urlset/>');
  writeFileSync(join(dir, 'assets/index-abc123.js'), 'export const words = "字";'.repeat(100));
  writeFileSync(join(dir, '..', 'secret.txt'), 'secret');
  site = await serveApp({ dir, port: 0, apiBase: 'http://localhost:5000' });
});
afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${site.url}${path}`, { headers });

describe('serving a built app', () => {
  it('answers / and /home with the drawn page, other routes with the empty one', async () => {
    expect(await (await get('/home')).text()).toContain('drawn');
    expect(await (await get('/')).text()).toContain('drawn');
    expect(await (await get('/game/sport/crty?show=early')).text()).not.toContain('drawn');
  });

  it('answers the address of a page that was drawn with it, and its platform in it', async () => {
    expect(await (await get('/agent')).text()).toContain('the agent page');
    const terms = await (await get('/app/help/terms?from=home')).text();
    expect(terms).toContain('the terms');
    expect(terms).toContain('<meta name="lobby-api-base" content="http://localhost:5000">');
    expect(await (await get('/app/help')).text()).not.toContain('the ');
  });

  it('answers the list of pages as what it is', async () => {
    expect((await get('/sitemap.xml')).headers.get('content-type')).toBe('application/xml; charset=utf-8');
  });

  it('names the configured platform in the page and in its policy', async () => {
    const answer = await get('/home');
    const html = await answer.text();
    expect(html).toContain('<meta name="lobby-api-base" content="http://localhost:5000">');
    expect(html).not.toContain('localhost:4000');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self' http://localhost:5000 ws://localhost:5000; frame-ancestors 'none'",
    );
  });

  it('lets browsers keep hashed files for good and pages never', async () => {
    expect((await get('/assets/index-abc123.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/home')).headers.get('cache-control')).toBe('no-cache');
  });

  it('compresses, and answers what the browser already has with 304', async () => {
    const first = await get('/assets/index-abc123.js', { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    const etag = first.headers.get('etag') ?? '';
    expect(
      (await get('/assets/index-abc123.js', { 'accept-encoding': 'br', 'if-none-match': etag })).status,
    ).toBe(304);
  });

  it.each(['/redirect/https%3A%2F%2Fservice.example%2F', '/redirect/%2F%2Fevil.example', '/fairness/12.5'])(
    'answers %s with the page, since a part of a route may hold points',
    async path => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/html');
    },
  );

  it('answers 404 for a missing file instead of a page', async () => {
    expect((await get('/assets/gone-abc123.js')).status).toBe(404);
    expect((await get('/favicon.ico')).status).toBe(404);
  });

  it('continues when a file disappears while it is served, as during a new build', async () => {
    writeFileSync(join(dir, 'assets/old-abc123.js'), 'export {};');
    expect((await get('/assets/old-abc123.js')).status).toBe(200);
    rmSync(join(dir, 'assets/old-abc123.js'));
    expect((await get('/assets/old-abc123.js')).status).toBe(404);
    expect((await get('/home')).status).toBe(200);
  });

  it.each(['bytes=9-5', 'bytes=-10', 'bytes=99999-'])(
    'answers the whole file to the range %s',
    async range => {
      const answer = await get('/assets/index-abc123.js', { range });
      expect(answer.status).toBe(200);
      expect((await answer.text()).length).toBe('export const words = "字";'.length * 100);
    },
  );

  it.each(['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt'])(
    'serves nothing outside its folder: %s',
    async path => {
      expect(await (await get(path)).text()).not.toContain('secret');
    },
  );

  it('sends the security headers with everything', async () => {
    for (const path of ['/home', '/assets/index-abc123.js', '/assets/gone-abc123.js']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  it('accepts only GET and HEAD', async () => {
    expect((await fetch(`${site.url}/home`, { method: 'POST' })).status).toBe(405);
  });

  it('throws when there is no build to serve', async () => {
    await expect(serveApp({ dir: import.meta.dirname, port: 0 })).rejects.toThrow('build the app first');
  });
});
