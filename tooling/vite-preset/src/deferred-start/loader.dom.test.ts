import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'loader.js'), 'utf8');
const reload = vi.fn();
const lost = vi.fn();
let observed: () => Promise<void>;

beforeEach(() => {
  document.body.innerHTML = '<main><p>字</p><button>登录</button></main>';
  document.documentElement.dataset.stale = '';
  vi.stubGlobal('location', { href: location.href, reload });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(painted: () => Promise<void>) {
        observed = painted;
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Runs the loader of a painted page whose second file is available or missing. */
async function load(second: 'there' | 'gone'): Promise<void> {
  // A function created from text cannot import anything.
  const text = source.replace('import(file)', 'bring(file)');
  const bring = (file: string) => (file === 'gone' ? Promise.reject(new Error(file)) : Promise.resolve());
  const start = new Function('files', 'drawn', 'bring', `${text}\nloader(files, drawn)`);
  start(['there', second], document.querySelector('main'), bring);
  await observed().catch(lost);
}
const press = (name: string) => document.querySelector<HTMLElement>(name)?.click();

it('marks the last pressed button, and hands the page over to the app', async () => {
  await load('there');
  press('button');
  expect(document.querySelector('[data-pressed]')?.textContent).toBe('登录');
  press('p');
  expect(document.querySelector('[data-pressed]')).toBeNull();
  expect(document.documentElement.dataset.stale).toBe('');
  expect(reload).not.toHaveBeenCalled();
});

it('shows the page without the app when one of its files is missing, and reloads at the next press of a button', async () => {
  await load('gone');
  expect(lost).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset.stale).toBeUndefined();
  press('p');
  expect(reload).not.toHaveBeenCalled();
  press('button');
  expect(reload).toHaveBeenCalledOnce();
});

it('marks the edition of the visitor, not the one the page was rendered in', async () => {
  document.documentElement.dataset.edition = 'pro';
  document.body.innerHTML = `<main>
    <button aria-pressed="true">简体</button>
    <button data-choice="classic" aria-pressed="true">经典版</button>
    <button data-choice="pro" aria-pressed="false">专业版</button></main>`;
  await load('there');
  const pressed = [...document.querySelectorAll('[aria-pressed="true"]')].map(button => button.textContent);
  expect(pressed).toEqual(['简体', '专业版']);
  delete document.documentElement.dataset.edition;
});
