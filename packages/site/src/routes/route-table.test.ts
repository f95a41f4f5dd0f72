import { exampleBrand } from '@lobby/brand-kit/testing';
import { defineFeature, defineRoute, paths } from '@lobby/feature';
import { pathExists } from '@lobby/feature/known-paths';
import { describe, expect, it } from 'vitest';
import { siteMessages as texts } from '../messages/index.ts';
import { routeOf, routeTable } from './route-table.ts';

const load = async () => ({ default: () => null });
const wallet = defineFeature({
  id: 'wallet',
  routes: [
    defineRoute({
      path: paths.mine.deposit.pattern,
      title: 'site.member.login',
      texts,
      layout: 'mine',
      access: 'member',
      when: switches => switches.deposit,
      load,
    }),
    defineRoute({
      path: paths.game.sport.pattern,
      title: 'site.home.hot',
      texts,
      layout: 'full',
      access: 'member',
      openToVisitors: switches => switches.visitorsMayLook,
      load,
    }),
  ],
});
const without = { ...exampleBrand, switches: { ...exampleBrand.switches, deposit: false } };

describe('the table of routes', () => {
  it('holds the routes of the features and of the shell', () => {
    const table = routeTable(exampleBrand, [wallet]);
    expect(routeOf('/mine/savemoney', table).title).toBe('site.member.login');
    expect(routeOf('/home', table).title).toBe('site.home.title');
    expect(routeOf('/game/sport/crty', table).title).toBe('site.home.hot');
  });

  it('shows not found for every other path', () => {
    expect(routeOf('/no/such/page', routeTable(exampleBrand, [wallet])).title).toBe('page.notFound.title');
  });

  it('leaves out what the brand has switched off', () => {
    const table = routeTable(without, [wallet]);
    expect(routeOf('/mine/savemoney', table).title).toBe('page.notFound.title');
    expect(pathExists('/mine/savemoney', table)).toBe(false);
  });

  it.each([
    [true, 'public'],
    [false, 'member'],
  ] as const)('opens a page to visitors when the switch it names is %s: %s', (visitorsMayLook, access) => {
    const brand = { ...exampleBrand, switches: { ...exampleBrand.switches, visitorsMayLook } };
    const table = routeTable(brand, [wallet]);
    expect(routeOf('/game/sport/crty', table).access).toBe(access);
    expect(routeOf('/mine/savemoney', table).access).toBe('member');
  });

  it('does not count the catch-all as a page', () => {
    const table = routeTable(exampleBrand, []);
    expect(pathExists('/anything', table)).toBe(false);
    expect(pathExists('/home', table)).toBe(true);
  });

  it('leads to no page that hides from menus, such as the one on the way to another site', () => {
    const table = routeTable(exampleBrand, []);
    expect(routeOf('/redirect/home', table).title).toBe('page.redirect.title');
    expect(pathExists('/redirect/home', table)).toBe(false);
  });
});
