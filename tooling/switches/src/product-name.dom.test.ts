import { exampleBrand } from '@lobby/brand-kit/testing';
import { expect, it, vi } from 'vitest';
import { openSite } from './open-site.ts';

// Long enough for the screens of a slow machine: what is waited for is an effect, and no time.
const patient = { timeout: 60_000 };
const built = '青云';
const brand = {
  ...exampleBrand,
  switches: { ...exampleBrand.switches, skippingSports: false },
  words: { ...exampleBrand.words, name: { 'zh-CN': built, 'zh-TW': '青雲' } },
};

it.each([
  ['/home', false],
  ['/app/help/gywm', false],
  ['/app/help/gztk', false],
  ['/mine/vip', false],
  ['/no/such/page', false],
  ['/game/sport', true],
])('%s says the name that the operator gave the product, and no other', async (path, isMember) => {
  const site = await openSite(brand, path, isMember, { title: '银河' });
  await vi.waitFor(() => {
    const [main] = site.all('main');
    expect(main?.textContent).not.toBe('');
    expect(document.title).toContain('银河');
    expect(document.title + document.body.textContent).not.toContain(built);
    if (path.includes('/help/') || path.includes('/game/')) expect(main?.textContent).toContain('银河');
  }, patient);
});

it('a greeting says it too', async () => {
  const site = await openSite(brand, '/home', false, { title: '银河' });
  await vi.waitFor(() => {
    if (site.all('[role=dialog]').length === 0)
      site
        .all('header button')
        .find(({ textContent }) => textContent === '登录')
        ?.click();
    expect(site.all('[role=dialog]').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('欢迎来到银河'),
    ]);
  }, patient);
});
