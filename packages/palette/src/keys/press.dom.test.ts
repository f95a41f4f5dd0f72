import { expect, it } from 'vitest';
import { takesLetters } from './press.ts';

it.each([
  ['a field', '<input>', true],
  ['an entry of an open list', '<div role="listbox"><div role="option" tabindex="-1"></div></div>', true],
  ['an entry of an open menu', '<div role="menu"><button role="menuitem"></button></div>', true],
  ['a button', '<button></button>', false],
])('%s: whether it takes letters', (_what, html, takes) => {
  const place = document.createElement('div');
  place.innerHTML = html;
  const [inmost] = [...place.querySelectorAll('*')].slice(-1);
  expect(takesLetters(inmost ?? null)).toBe(takes);
});
