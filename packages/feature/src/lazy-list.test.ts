import { expect, it, vi } from 'vitest';
import { lazyList } from './lazy-list.ts';

it('fetches the list when an entry is loaded, and loads that entry alone', async () => {
  const terms = vi.fn(async () => 'the terms');
  const privacy = vi.fn(async () => 'the privacy');
  const list = vi.fn(async () => ({ default: { terms, privacy } }));
  const load = lazyList(list)('terms');
  expect(list).not.toHaveBeenCalled();
  expect(await load()).toBe('the terms');
  expect(privacy).not.toHaveBeenCalled();
});

it('fails when the list cannot be fetched, and fetches it again when tried again', async () => {
  const list = vi.fn(async () => ({ default: { terms: async () => 'the terms' } }));
  list.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const load = lazyList(list)('terms');
  await expect(load()).rejects.toThrow('Failed to fetch');
  expect(await load()).toBe('the terms');
});

it('fails when the entry cannot be loaded, and loads it again when tried again', async () => {
  const terms = vi.fn(async () => 'the terms').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const load = lazyList(async () => ({ default: { terms } }))('terms');
  await expect(load()).rejects.toThrow('Failed to fetch');
  expect(await load()).toBe('the terms');
});
