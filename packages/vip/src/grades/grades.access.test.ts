import { type Feature, paths } from '@lobby/feature';
import { expect, it } from 'vitest';
import { vipFeature } from '../index.ts';

it('the page VIP 等级 asks visitors to log in first', () => {
  const { routes = [] }: Feature = vipFeature;
  const route = routes.find(({ path }) => path === paths.mine.vipDetail.pattern);
  expect(route?.access).toBe('member');
});
