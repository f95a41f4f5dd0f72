import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useServerNow } from './use-server-now.ts';

let server = 1_000;
vi.mock('../configure.ts', () => ({ serverNow: () => server }));

it('the time is read anew as soon as an answer carries it, not seconds later', () => {
  const { result, rerender } = renderHook(({ answer }) => useServerNow(answer), {
    initialProps: { answer: undefined as object | undefined },
  });
  expect(result.current).toBe(1_000);
  server = 3_600_000;
  rerender({ answer: {} });
  expect(result.current).toBe(3_600_000);
});
