import { expect, it } from 'vitest';
import { groupsWith } from './nav-groups.ts';

it('lists only pages that exist, and no group without one', () => {
  const pages = ['/mine/userinfo', '/mine/betRecord', '/mine/auth'];
  const groups = groupsWith(path => pages.includes(path));
  expect(groups.map(({ id, items }) => [id, ...items.map(item => item.to)])).toEqual([
    ['account', '/mine/userinfo', '/mine/auth'],
    ['records', '/mine/betRecord'],
  ]);
});
