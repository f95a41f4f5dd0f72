import { exampleBrand } from '@lobby/brand-kit/testing';
import { defineFeature, defineRoute, type Path, paths } from '@lobby/feature';
import { KnownPathsProvider } from '@lobby/feature/known-paths';
import type { ReactNode } from 'react';
import { siteMessages } from '../messages/index.ts';
import { routeTable } from '../routes/route-table.ts';

const { game, help, mine, fairness } = paths;
const elsewhere: readonly Path[] = [
  game.sport,
  fairness,
  mine.overview,
  mine.userInfo,
  mine.auth,
  mine.betHistory,
  ...Object.values(help),
];

const features = defineFeature({
  id: 'elsewhere',
  routes: elsewhere.map(({ pattern }) =>
    defineRoute({
      path: pattern,
      title: 'site.home.title',
      texts: siteMessages,
      layout: 'main',
      access: 'public',
      load: async () => ({ default: () => null }),
    }),
  ),
});

/** Lets stories of the shell link to the pages that a whole site has. */
export function WithPages({ children }: { children: ReactNode }) {
  return <KnownPathsProvider table={routeTable(exampleBrand, [features])}>{children}</KnownPathsProvider>;
}
