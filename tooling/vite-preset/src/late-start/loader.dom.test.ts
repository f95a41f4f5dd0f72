import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'loader.js'), 'utf8');
const load = new Function('drawn', `${source}; loader([], drawn);`) as (drawn: Element) => void;

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  delete document.documentElement.dataset.edition;
});

it('marks the edition of the visitor, not the one the page was drawn in', () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
  document.documentElement.dataset.edition = 'pro';
  const drawn = document.body.appendChild(document.createElement('div'));
  drawn.innerHTML = `
    <button aria-pressed="true">简体</button>
    <button data-choice="classic" aria-pressed="true">经典版</button>
    <button data-choice="pro" aria-pressed="false">专业版</button>`;
  load(drawn);
  const pressed = [...drawn.querySelectorAll('[aria-pressed="true"]')].map(button => button.textContent);
  expect(pressed).toEqual(['简体', '专业版']);
  vi.unstubAllGlobals();
});
