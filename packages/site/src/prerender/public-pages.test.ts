import { exampleBrand } from '@lobby/brand-kit/testing';
import { defineFeature, defineRoute, type Route } from '@lobby/feature';
import { expect, it } from 'vitest';
import { siteMessages } from '../messages/index.ts';
import { createSite } from '../site.ts';
import { publicPages } from './public-pages.ts';

const page = (path: string, own: Partial<Route> = {}) =>
  defineRoute({
    ...{ path, title: 'site.member.login', texts: siteMessages, layout: 'main', access: 'public' },
    load: async () => ({ default: () => null }),
    ...own,
  } as Route);

const pagesOf = (routes: readonly Route[], switches = {}) =>
  publicPages(
    createSite({ ...exampleBrand, switches: { ...exampleBrand.switches, ...switches } }, [
      defineFeature({ id: 'trial', routes }),
    ]),
  );

it('leaves out pages of members, addresses with a part that varies, and pages that no menu leads to', () => {
  const routes = [
    page('/mine/wallet', { access: 'member' }),
    page('/bet/:id'),
    page('/frame', { hideInMenu: true }),
    page('/fairness/:ecid?', { title: 'site.home.hot' }),
  ];
  expect(pagesOf(routes).map(({ path }) => path)).toEqual(['/fairness', '/home']);
});

it('keeps one address of a page that has two', () => {
  expect(pagesOf([page('/agent'), page('/venture')]).slice(0, 2)).toEqual([
    { path: '/agent', canonical: '/agent' },
    { path: '/venture', canonical: '/agent' },
  ]);
});

it('follows the switches of the brand', () => {
  const agent = page('/agent', { when: ({ hideAgents }) => !hideAgents });
  const open = page('/game/list', {
    access: 'member',
    openToVisitors: ({ visitorsMayLook }) => visitorsMayLook,
  });
  const paths = (switches: object) => pagesOf([agent, open], switches).map(({ path }) => path);
  expect(paths({ hideAgents: false, visitorsMayLook: true })).toEqual(['/agent', '/game/list', '/home']);
  expect(paths({ hideAgents: true, visitorsMayLook: false })).toEqual(['/home']);
});
