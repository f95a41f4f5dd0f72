import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLimits } from './limits/limits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const quarter = 15 * 60_000;

it('a counted attempt is taken back within its window', async () => {
  const { loginFailures } = createLimits(1, undefined);
  const { takeBack } = await loginFailures.add('a name');
  vi.advanceTimersByTime(quarter / 2);
  await takeBack();
  expect((await loginFailures.add('a name')).count).toBe(1);
});

it('attempts that end after their window do not reduce the next one', async () => {
  const { loginFailures } = createLimits(1, undefined);
  const underWay = [];
  for (let n = 0; n < 100; n += 1) underWay.push(await loginFailures.add('a name'));
  vi.advanceTimersByTime(quarter + 1);
  expect((await loginFailures.add('a name')).count).toBe(1);
  for (const { takeBack } of underWay) await takeBack();
  expect((await loginFailures.add('a name')).count).toBe(2);
});

it('a rejected attempt takes no point, and one returned late allows no additional attempt', async () => {
  const { loginTriesPerNetwork } = createLimits(1, undefined);
  const network = networkOf('198.51.100.1');
  const spend = () => loginTriesPerNetwork.spend(network);
  const spent = [];
  for (let n = 0; n < 10; n += 1) spent.push(await spend());
  await expect(spend()).rejects.toThrow('frequent-submission');
  await spent[0]?.();
  await spend();
  await expect(spend()).rejects.toThrow('frequent-submission');

  vi.advanceTimersByTime(60_001);
  for (const takeBack of spent) await takeBack();
  for (let n = 0; n < 10; n += 1) await spend();
  await expect(spend()).rejects.toThrow('frequent-submission');
});
