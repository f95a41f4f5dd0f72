import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveApp } from './serve-app.js';

let dir: string;
let site: Awaited<ReturnType<typeof serveApp>> | undefined;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lobby-never-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), '<!doctype html><p>the page</p>');
  writeFileSync(join(dir, 'sw.js'), '/* the worker of this build */');
});
afterEach(async () => {
  await site?.stop();
  rmSync(dir, { recursive: true });
});

async function get(path: string, init?: RequestInit) {
  const answer = await fetch(`${site?.url}${path}`, init);
  return { answer, text: await answer.text(), type: answer.headers.get('content-type') ?? '' };
}

async function expectWorker(path: string, said: RegExp) {
  const { answer, text, type } = await get(path, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(200);
  expect(type).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(text).toMatch(said);
}

describe('the address of the service worker', () => {
  it('answers the worker of the build, whatever is asked beside it', async () => {
    site = await serveApp({ dir, port: 0 });
    await expectWorker('/sw.js', /the worker of this build/);
    await expectWorker('/sw.js?v=2', /the worker of this build/);
  });

  it.each([
    ['a build that has none', { isThere: false, worker: undefined }],
    ['a site that is to have none', { isThere: true, worker: false }],
  ])('answers what takes a worker away, for %s', async (_, { isThere, worker }) => {
    if (!isThere) rmSync(join(dir, 'sw.js'));
    site = await serveApp({ dir, port: 0, ...(worker === undefined ? {} : { worker }) });
    await expectWorker('/sw.js', /registration\.unregister\(\)/);
  });
});

describe('an address under /assets', () => {
  it.each([
    '/assets',
    '/assets/',
    '/assets/gone-abc1234.js',
    '/assets/gone',
    '/assets/a/b',
    '/assets/index.html',
    '/assets%2Fgone.js',
  ])('%s that is no file is never answered with the page', async path => {
    site = await serveApp({ dir, port: 0 });
    const { answer, text, type } = await get(path, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(type).toContain('text/plain');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(text).not.toContain('the page');
  });
});
