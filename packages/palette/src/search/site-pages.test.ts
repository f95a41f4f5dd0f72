import { defineRoute, paths } from '@lobby/feature';
import { defineCatalog } from '@lobby/i18n';
import { expect, it } from 'vitest';
import { findPages, sitePages } from './site-pages.ts';

const words = { 'trial.bets': '体育投注', 'trial.wallet': '我的钱包', 'trial.vip': 'ＶＩＰ 等级' };
const texts = defineCatalog('trial', {
  'zh-CN': async () => ({ default: words }),
  'zh-TW': async () => ({ default: words }),
});
const unreachable = defineCatalog('gone', {
  'zh-CN': () => Promise.reject(new TypeError('Failed to fetch')),
  'zh-TW': () => Promise.reject(new TypeError('Failed to fetch')),
});
const page = (path: string, title: keyof typeof words, own = {}) =>
  defineRoute({
    ...({ path, title, texts, layout: 'main', access: 'public' } as const),
    load: async () => ({ default: () => null }),
    ...own,
  });

const table = [
  page(paths.game.sport.pattern, 'trial.bets'),
  page(paths.mine.wallet.pattern, 'trial.wallet'),
  page(paths.mine.vip.pattern, 'trial.vip'),
  page(paths.mine.vipDetail.pattern, 'trial.vip'),
  page(paths.mine.withdrawalAccount.pattern, 'trial.wallet'),
  page(paths.game.slot.pattern, 'trial.bets', { hideInMenu: true }),
  page('/unnamed', 'trial.vip', { texts: unreachable }),
  page('*', 'trial.vip'),
];

it('are those that an address alone leads to, each title once', async () => {
  expect(await sitePages(table, 'zh-CN')).toEqual([
    { to: '/game/sport/crty', title: '体育投注' },
    { to: '/mine/wallet', title: '我的钱包' },
    { to: '/mine/vip', title: 'ＶＩＰ 等级' },
  ]);
});

it('are found by a part of their title, in any width and case, those that begin with it first', () => {
  const pages = [
    { to: '/a', title: '我的投注' },
    { to: '/b', title: '投注 记录' },
    { to: '/c', title: 'ＶＩＰ' },
  ];
  const found = (text: string) => findPages(pages, text).map(({ to }) => to);
  expect(found('投注')).toEqual(['/b', '/a']);
  expect(found('投注记')).toEqual(['/b']);
  expect(found(' vip ')).toEqual(['/c']);
  expect(found('')).toEqual(['/a', '/b', '/c']);
  expect(found('月球')).toEqual([]);
});
