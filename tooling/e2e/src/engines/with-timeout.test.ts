import { expect, it, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const never = () => new Promise<never>(() => {});

it('a browser that does not answer is given up, and is not asked again', async () => {
  const ask = withTimeout('WebKit', 10);
  expect(await ask('GET /title', async () => 'home')).toBe('home');
  const hangs = 'WebKit hangs: no answer to POST /actions in 0.01 s.';
  await expect(ask('POST /actions', never)).rejects.toThrow(hangs);
  const answer = vi.fn(never);
  await expect(ask('GET /screenshot', answer)).rejects.toThrow(hangs);
  expect(answer).not.toHaveBeenCalled();
});

it('what a browser refuses is its own error', async () => {
  const ask = withTimeout('WebKit');
  await expect(ask('POST /url', () => Promise.reject(new Error('no such window')))).rejects.toThrow(
    'no such',
  );
  expect(await ask('GET /title', async () => 'home')).toBe('home');
});
