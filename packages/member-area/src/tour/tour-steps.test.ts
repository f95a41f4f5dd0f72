import { expect, it } from 'vitest';
import { stepsWith } from './tour-steps.ts';

it('leads from the deposit to the withdrawal', () => {
  expect(stepsWith(() => true).map(({ id }) => id)).toEqual([
    'methods',
    'amount',
    'purses',
    'price',
    'withdraw',
  ]);
});

it('leaves out what the site does not have', () => {
  const steps = stepsWith(path => path !== '/mine/savemoney');
  expect(steps.map(({ chapter }) => chapter)).toEqual(['transfer', 'bet', 'withdraw']);
});

it('in a pause leads to nothing that it refuses', () => {
  expect(stepsWith(() => true, true).map(({ chapter }) => chapter)).toEqual(['withdraw']);
});
