import { expect, it } from 'vitest';
import { progressNumbers } from './progress-numbers.ts';

it('runs the top bar with the numbers of docs/rules.md#pages', () => {
  expect(progressNumbers).toMatchObject({ minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 });
});
