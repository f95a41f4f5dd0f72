import { exampleBrand } from '@lobby/brand-kit/testing';
import { contentFeature } from '@lobby/content';
import { memberFeature } from '@lobby/member';
import { sportsbookFeature } from '@lobby/sportsbook';
import type { ReactNode } from 'react';
import { KnownPathsProvider } from '../routes/known-paths.tsx';
import { routeTable } from '../routes/route-table.ts';

const table = routeTable(exampleBrand, [sportsbookFeature, memberFeature, contentFeature]);

/** Lets stories link to the pages of a whole site. */
export function WithPages({ children }: { children: ReactNode }) {
  return <KnownPathsProvider table={table}>{children}</KnownPathsProvider>;
}
