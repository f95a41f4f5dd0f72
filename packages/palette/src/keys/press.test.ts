import { expect, it } from 'vitest';
import { type Press, readPress } from './press.ts';

const plain: Press = { key: 'x', ctrl: false, meta: false, alt: false, at: 0, inField: false, single: true };
const press = (change: Partial<Press>, waiting?: number) => readPress(waiting, { ...plain, ...change });

it.each([
  ['Ctrl K', { key: 'k', ctrl: true }, 'palette'],
  ['⌘ K', { key: 'K', meta: true }, 'palette'],
  ['Ctrl K in a field', { key: 'k', ctrl: true, inField: true }, 'palette'],
  ['/', { key: '/' }, 'palette'],
  ['?', { key: '?' }, 'help'],
  ['the full-width question mark', { key: '？' }, 'help'],
] as const)('%s opens its dialog', (_name, change, action) => {
  expect(press(change).action).toBe(action);
});

it.each([
  ['a letter in a field', { key: '/', inField: true }],
  ['a key of an input method', { key: undefined }],
  ['Ctrl with another letter', { key: 'j', ctrl: true }],
  ['Alt Ctrl K, which writes a character on some keyboards', { key: 'k', ctrl: true, alt: true }],
  ['a single key where they are switched off', { key: '?', single: false }],
  ['a second key that nothing waits for', { key: 'h' }],
] as const)('%s does nothing', (_name, change) => {
  expect(press(change).action).toBeUndefined();
});

it('g and then a letter goes to a page, within a second and a half', () => {
  const { waiting } = press({ key: 'g', at: 100 });
  expect(press({ key: 'h', at: 1_500 }, waiting)).toEqual({ waiting: undefined, action: { to: '/home' } });
  expect(press({ key: 'h', at: 1_601 }, waiting).action).toBeUndefined();
});

it('g, another key and then a letter goes nowhere', () => {
  const first = press({ key: 'g', at: 0 });
  const second = press({ key: 'z', at: 100 }, first.waiting);
  expect(press({ key: 'h', at: 200 }, second.waiting).action).toBeUndefined();
});
