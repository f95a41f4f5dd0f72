import { configureApi } from '@lobby/api';
import { fakeApiSettings } from '@lobby/api-client/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RESEND_MS, useResendCountdown } from './resend-times.ts';

const now = 1_800_000_000_000;
beforeEach(() => configureApi({ ...fakeApiSettings, now: () => now }));
afterEach(() => sessionStorage.clear());

const counting = (first = 'device:linqiao88') =>
  renderHook(({ purpose }) => useResendCountdown(purpose), { initialProps: { purpose: first } });

it.each([0, 40, 1_900])('begins at 60 with a server whose clock is %s ms ahead, never at 61', ahead => {
  const { result } = counting();
  expect(result.current[0]).toBe(0);
  act(() => result.current[1](now + RESEND_MS + ahead));
  expect(result.current[0]).toBe(60);
});

it('goes on in another dialog, and counts each purpose by itself', () => {
  const first = counting();
  act(() => first.result.current[1]());
  first.unmount();
  const { result, rerender } = counting();
  expect(result.current[0]).toBe(60);
  rerender({ purpose: 'device:another88' });
  expect(result.current[0]).toBe(0);
  rerender({ purpose: 'device:linqiao88' });
  expect(result.current[0]).toBeGreaterThan(0);
});
