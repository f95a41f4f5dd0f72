import type { Reducers } from '@lobby/feature';
import { expect, it, vi } from 'vitest';
import { siteMessages } from '../messages/index.ts';
import { createScreens } from './screens.ts';

const Screen = () => null;
const route = (load: () => Promise<{ default: typeof Screen; reducers?: Reducers }>) =>
  ({
    path: '/a',
    title: 'site.home.title',
    texts: siteMessages,
    layout: 'main',
    access: 'public',
    load,
  }) as const;

it('loads a screen once, with its slices of the store', async () => {
  const reducers = { slip: () => null };
  const load = vi.fn(async () => ({ default: Screen, reducers }));
  const added = vi.fn();
  const screens = createScreens(added);
  const page = route(load);
  await expect(Promise.all([screens.bring(page), screens.bring(page)])).resolves.toEqual([Screen, Screen]);
  expect(load).toHaveBeenCalledOnce();
  expect(added).toHaveBeenCalledWith(reducers);
});

it('loads a screen again after a failure, and keeps the failure until then', async () => {
  const gone = new Error('gone');
  const load = vi.fn().mockRejectedValueOnce(gone).mockResolvedValue({ default: Screen });
  const screens = createScreens(() => {});
  const page = route(load);
  await expect(screens.bring(page)).rejects.toBe(gone);
  await expect(screens.brought(page)).rejects.toBe(gone);
  await expect(screens.bring(page)).resolves.toBe(Screen);
});
