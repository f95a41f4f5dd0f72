import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'lazy-import.js'), 'utf8');
const file = 'https://site.example/assets/dialog-a.js';
const module = { default: 'dialog' };
const missing = (address = file) =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));

/** What another address is imported by. */
const from = vi.fn<(address: string) => Promise<unknown>>();
const onPreloadError = vi.fn<(event: Event & { payload?: Error }) => void>();
let lazily: (bring: () => Promise<unknown>, needed?: readonly string[]) => Promise<unknown>;

beforeEach(() => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/there.js">';
  // A function created from text cannot import anything.
  const text = source.replace('export ', '').replace('import(/* @vite-ignore */ address)', 'from(address)');
  lazily = new Function('from', `${text}\nreturn __vitePreload;`)(from);
  window.addEventListener('vite:preloadError', onPreloadError);
  // The tests say when styles arrive; the page would ask for them.
  vi.spyOn(document.head, 'append').mockImplementation((...links) => {
    for (const link of links) {
      if (!(link instanceof HTMLLinkElement)) continue;
      link.rel = 'preload';
      document.head.appendChild(link);
    }
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  window.removeEventListener('vite:preloadError', onPreloadError);
  vi.clearAllMocks();
});

const links = () => [...document.head.querySelectorAll('link')].map(link => link.getAttribute('href'));
const linkOf = (path: string) => document.head.querySelector<HTMLLinkElement>(`link[href="${path}"]`);

it('a file comes with what it needs, each fetched once and styles before it runs', async () => {
  const bring = vi.fn(async () => module);
  const needed = ['assets/there.js', 'assets/shared.js', 'assets/dialog.css'];
  const both = Promise.all([lazily(bring, needed), lazily(bring, needed)]);
  expect(links()).toEqual(['/assets/there.js', '/assets/shared.js', '/assets/dialog.css']);
  await Promise.resolve();
  expect(bring).not.toHaveBeenCalled();
  linkOf('/assets/dialog.css')?.dispatchEvent(new Event('load'));
  expect(await both).toEqual([module, module]);
  expect(onPreloadError).not.toHaveBeenCalled();
});

it('styles that do not arrive are reported, and fetched again by the next import', async () => {
  const bring = vi.fn(async () => module);
  const first = lazily(bring, ['assets/dialog.css']);
  linkOf('/assets/dialog.css')?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('Unable to preload CSS');
  expect(onPreloadError.mock.calls[0]?.[0].payload?.message).toContain('Unable to preload CSS');
  expect(links()).toEqual(['/assets/there.js']);
  const second = lazily(bring, ['assets/dialog.css']);
  linkOf('/assets/dialog.css')?.dispatchEvent(new Event('load'));
  expect(await second).toBe(module);
});

it('a missing file is reported at first, and asked for by another address the next time, the same for all', async () => {
  await expect(lazily(() => missing())).rejects.toThrow(file);
  expect(onPreloadError).toHaveBeenCalledOnce();
  expect(from).not.toHaveBeenCalled();
  from.mockResolvedValue(module);
  expect(await lazily(() => missing())).toBe(module);
  expect(await lazily(() => missing())).toBe(module);
  expect(from.mock.calls).toEqual([[`${file}?again=1`], [`${file}?again=1`]]);
});

it('while a file stays missing each import asks by a new address', async () => {
  from.mockImplementation(missing);
  for (let attempt = 0; attempt < 3; attempt += 1) await lazily(() => missing()).catch(() => undefined);
  expect(from.mock.calls).toEqual([[`${file}?again=1`], [`${file}?again=2`]]);
});

it('where the browser forgets failures a file keeps its address', async () => {
  await expect(lazily(() => missing())).rejects.toThrow(file);
  expect(await lazily(async () => module)).toBe(module);
  expect(from).not.toHaveBeenCalled();
});

it('what a module throws by itself is passed on, as often as it is thrown', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  for (let attempt = 0; attempt < 2; attempt += 1) await expect(lazily(broken)).rejects.toThrow('broken');
  expect(from).not.toHaveBeenCalled();
});
