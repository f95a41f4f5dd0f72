import { expect, it } from 'vitest';
import type { Texts } from './define-route.ts';
import { defineScreens } from './define-screens.ts';
import { paths } from './paths/paths.ts';

const texts: Texts<'shop.title'> = { name: 'shop', load: async () => {}, isLoaded: () => true };
const other: Texts<'other.title'> = { ...texts, name: 'other', ids: 'other.title' };
const Limits = () => null;
const frame = { default: () => null };
const { page, load } = defineScreens(
  async () => ({ default: { limits: async () => ({ default: Limits }), frame: async () => frame } }),
  { texts, layout: 'mine', access: 'member' },
);

it('declares a page with what the pages of the feature share', async () => {
  const route = page(paths.mine.limits, 'shop.title', 'limits');
  expect(route).toMatchObject({
    path: paths.mine.limits.pattern,
    title: 'shop.title',
    texts,
    layout: 'mine',
    access: 'member',
  });
  expect(await route.load()).toEqual({ default: Limits });
});

it('lets a page differ, also in its texts', () => {
  const when = () => false;
  const route = page(paths.mine.limits, 'other.title', 'limits', {
    texts: other,
    layout: 'main',
    access: 'bound',
    when,
  });
  expect(route).toMatchObject({ title: 'other.title', texts: other, layout: 'main', access: 'bound', when });
});

it('loads what is not a page, such as the frame of pages', async () => {
  expect(await load('frame')()).toBe(frame);
});
