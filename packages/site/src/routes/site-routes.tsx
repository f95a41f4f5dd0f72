import { withTexts } from '@lobby/i18n';
import { type RouteObject, redirect } from 'react-router-dom';
import { siteMessages } from '../messages/index.ts';
import { RouteError } from '../recovery/route-error.tsx';
import { type GuardWorld, guard } from './guard.ts';
import type { RouteHandle } from './route-handle.ts';
import type { TableRow } from './route-table.ts';
import { SiteFrame } from './site-frame.tsx';

/** The table as React Router reads it: lazy screens with their words, guards as loaders, an error page each. */
export function siteRoutes(table: readonly TableRow[], world: GuardWorld): RouteObject[] {
  return [
    {
      Component: SiteFrame,
      HydrateFallback: () => null,
      children: [
        { path: '/', loader: ({ request }) => redirect(`/home${new URL(request.url).search}`) },
        ...table.map(row => routeOf(row, world)),
      ],
    },
  ];
}

function routeOf(row: TableRow, world: GuardWorld): RouteObject {
  const texts = row.texts ? [siteMessages, row.texts] : [siteMessages];
  const load = withTexts(row.load, ...texts);
  return {
    path: row.path,
    handle: { layout: row.layout, title: row.title, texts: row.texts } satisfies RouteHandle,
    ErrorBoundary: RouteError,
    loader: async () => {
      const elsewhere = await guard(row, world);
      return elsewhere === undefined ? null : redirect(elsewhere);
    },
    // A visitor who may not come in does not pay for the screen.
    lazy: async () => {
      const module = await load();
      return { Component: module.default };
    },
  };
}
