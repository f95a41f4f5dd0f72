import { useAskPreInfo } from '@lobby/api-client/endpoints/configuration';
import type { Layout } from '@lobby/feature';
import type { ComponentType } from 'react';
import { type Location, Outlet, useRoutes } from 'react-router-dom';
import { PageFrame } from '../layout/page-frame.tsx';
import type { ArrivalWorld } from './arrive.ts';
import { useNavigatorBridge } from './navigator.ts';
import { Page } from './page.tsx';
import { routeOf } from './route-table.ts';
import { useArrival } from './use-arrival.ts';
import { useContentFocus } from './use-content-focus.ts';
import { usePageTitle } from './use-page-title.ts';
import { useScroll } from './use-scroll.ts';
import { useWayBack } from './way-back.ts';

/** Every page of a site in its frame; header and footer stay while screens change between them. */
export function SitePages(props: { first: Location; world: ArrivalWorld; mineFrame?: ComponentType }) {
  const { first, world, mineFrame: MineFrame = Outlet } = props;
  const { table, screens } = world;
  const shown = useArrival(first, world);
  useNavigatorBridge();
  useWayBack();
  // Teaches the wire the server's time, our address and whether bodies travel encrypted.
  useAskPreInfo();
  usePageTitle(routeOf(shown.pathname, table));
  useScroll(shown);
  useContentFocus(shown.pathname);
  const pages = (layout: Layout) =>
    table
      .filter(route => route.layout === layout)
      .map(route => ({ path: route.path, element: <Page route={route} screens={screens} /> }));

  return useRoutes(
    [
      {
        element: <PageFrame layout="main" />,
        children: [...pages('main'), { element: <MineFrame />, children: pages('mine') }],
      },
      { element: <PageFrame layout="full" />, children: pages('full') },
      { element: <PageFrame layout="bare" />, children: pages('bare') },
    ],
    shown,
  );
}
