import { exampleBrand } from '@lobby/brand-kit/testing';
import { defineCatalog } from '@lobby/i18n';
import { describe, expect, it } from 'vitest';
import type { SiteFeature } from '../feature.ts';
import { rowOf } from './arrive.ts';
import { pathExists } from './known-paths.tsx';
import { routeTable } from './route-table.ts';

const noWords = async () => ({ default: {} });
const load = async () => ({ default: () => null });
const wallet: SiteFeature = {
  id: 'wallet',
  routes: [
    {
      path: '/mine/savemoney',
      title: 'wallet.deposit',
      layout: 'main',
      requiresAuth: true,
      needsSwitch: 'deposit',
      load,
    },
    { path: '/game/sport/:enName', title: 'wallet.sport', layout: 'full', load },
  ],
};
const without = { ...exampleBrand, switches: { ...exampleBrand.switches, deposit: false } };

describe('the table of routes', () => {
  it('holds the routes of the features and of the shell', () => {
    const table = routeTable(exampleBrand, [wallet]);
    expect(rowOf('/mine/savemoney', table).title).toBe('wallet.deposit');
    expect(rowOf('/home', table).title).toBe('site.home.title');
    expect(rowOf('/game/sport/crty', table).title).toBe('wallet.sport');
  });

  it('says not found for every other path', () => {
    expect(rowOf('/no/such/page', routeTable(exampleBrand, [wallet])).title).toBe('site.notFound.title');
  });

  it('leaves out what the brand has switched off', () => {
    const table = routeTable(without, [wallet]);
    expect(rowOf('/mine/savemoney', table).title).toBe('site.notFound.title');
    expect(pathExists('/mine/savemoney', table)).toBe(false);
  });

  it('gives a screen the words of its own, and otherwise those of its feature', () => {
    const catalog = (name: string) => defineCatalog(name, { 'zh-CN': noWords, 'zh-TW': noWords });
    const [own, shared] = [catalog('own'), catalog('shared')];
    const routes = [
      { path: '/a', title: 'own.title', layout: 'main', texts: own, load },
      { path: '/b', title: 'shared.title', layout: 'main', load },
    ] as const;
    const table = routeTable(exampleBrand, [{ id: 'shop', routes, texts: shared }]);
    expect(rowOf('/a', table).texts).toBe(own);
    expect(rowOf('/b', table).texts).toBe(shared);
  });

  it('does not take the catch-all for a page', () => {
    const table = routeTable(exampleBrand, []);
    expect(pathExists('/anything', table)).toBe(false);
    expect(pathExists('/home', table)).toBe(true);
  });
});
