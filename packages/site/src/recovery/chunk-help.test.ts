import { expect, it } from 'vitest';
import { chunkHelp } from './chunk-help.ts';

const gone = new Error('Failed to fetch dynamically imported module: /assets/x.js');
const online = () => true;

it('offers a reload when a deploy has removed a file', () => {
  expect(chunkHelp(() => false, online).explain(gone)).toBe('stale');
});

it('does not reload while an order is pending', () => {
  expect(chunkHelp(() => true, online).explain(gone)).toBe('held');
});

it('offers no reload while offline, or for any other error', () => {
  expect(
    chunkHelp(
      () => false,
      () => false,
    ).explain(gone),
  ).toBe('broken');
  expect(chunkHelp(() => false, online).explain(new Error('x is not a function'))).toBe('broken');
});
