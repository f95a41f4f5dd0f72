import { fakeApiSettings } from '@lobby/api-client/testing';
import { hour } from '@lobby/calendar';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { configureApi, learnFromPreInfo } from '../configure.ts';
import { useOpenedAt } from './use-opened-at.ts';

const learn = (time: number) =>
  act(() => learnFromPreInfo({ ip: '', time, siteBaseConfig: { encryptSwitch: '0' } }));

it('stands still while a screen is open, and is set right once the server says that the clock is wrong', () => {
  const local = 1_800_000_000_000;
  configureApi({ ...fakeApiSettings, now: () => local });
  const { result, unmount } = renderHook(useOpenedAt);
  expect(result.current).toBe(local);
  learn(local + 500);
  expect(result.current).toBe(local);
  learn(local + 14 * hour);
  const off = result.current - (local + 14 * hour);
  expect(Math.abs(off), 'as long as the screen has been open').toBeLessThan(hour / 60);
  unmount();
  learn(local);
});
