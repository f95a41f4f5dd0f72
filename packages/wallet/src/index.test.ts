import type { Feature } from '@lobby/feature';
import { expect, it } from 'vitest';
import { walletFeature } from './index.ts';

const { routes = [] }: Feature = walletFeature;
const deposits = ['/mine/savemoney', '/mine/huione', '/mine/xnbsk'];

it.each([true, false])('has its pages of deposits exactly when the brand has them: %s', deposit => {
  // Safe: the pages ask for this switch only.
  const switches = { deposit } as Parameters<NonNullable<(typeof routes)[number]['when']>>[0];
  const open = routes.filter(({ when }) => when?.(switches) ?? true).map(({ path }) => path);
  expect(open.filter(path => deposits.includes(path))).toEqual(deposit ? deposits : []);
});

it('shows where withdrawals go to bound members only', () => {
  const guarded = routes.filter(({ access }) => access === 'bound').map(({ path }) => path);
  expect(guarded).toEqual([
    '/mine/addBankCard',
    '/mine/alipayManage',
    '/mine/accountManage/:id',
    '/mine/virtualCoinCard',
  ]);
});

it('shows the withdrawal page to every member, who binds what is missing in it', () => {
  const page = routes.find(({ path }) => path === '/mine/takemoney');
  expect(page?.access).toBe('member');
});
