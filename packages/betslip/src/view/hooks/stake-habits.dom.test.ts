import { expect, it } from 'vitest';
import { changeHabits, readHabits } from './stake-habits.ts';

it('remembers the amounts of a member, and begins anew with another', () => {
  changeHabits('u1', { quickAmount: '80' });
  changeHabits('u1', { presets: ['10', '20', '30', '40'] });
  expect(readHabits('u1')).toMatchObject({ quickAmount: '80', presets: ['10', '20', '30', '40'] });
  expect(readHabits('u2')).toEqual({});
  changeHabits('u2', { isQuickExplained: true });
  expect(readHabits('u1')).toEqual({});
});
