import { type Feature, paths } from '@lobby/feature';
import { expect, it } from 'vitest';
import { vipFeature } from '../index.ts';

it('the page 我的VIP asks visitors to log in first', () => {
  const { routes = [] }: Feature = vipFeature;
  const route = routes.find(({ path }) => path === paths.mine.vip.pattern);
  expect(route?.access).toBe('member');
});
