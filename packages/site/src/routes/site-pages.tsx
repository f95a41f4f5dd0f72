import { useAskPreInfo } from '@lobby/api/endpoints/configuration';
import type { Layout } from '@lobby/feature';
import { type Location, Outlet, useRoutes } from 'react-router-dom';
import { PageFrame } from '../layout/page-frame.tsx';
import { useNavigatorBridge } from '../navigation/navigator.ts';
import { useContentFocus } from '../navigation/use-content-focus.ts';
import { useScroll } from '../navigation/use-scroll.ts';
import { useWayBack } from '../navigation/way-back.ts';
import { ScreenBoundary } from '../recovery/screen-boundary.tsx';
import type { ArrivalWorld } from './arrive.ts';
import { Brought, Page } from './page.tsx';
import { routeOf } from './route-table.ts';
import { useArrival } from './use-arrival.ts';
import { usePageTitle } from './use-page-title.ts';

/** Every page of a site in its frame; header and footer stay while screens change between them. */
export function SitePages({ first, world }: { first: Location; world: ArrivalWorld }) {
  const { table, screens, mineFrame } = world;
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

  const frame = mineFrame ? (
    <ScreenBoundary>
      <Brought route={mineFrame} screens={screens} />
    </ScreenBoundary>
  ) : (
    <Outlet />
  );

  return useRoutes(
    [
      {
        element: <PageFrame layout="main" />,
        children: [...pages('main'), { element: frame, children: pages('mine') }],
      },
      { element: <PageFrame layout="full" />, children: pages('full') },
      { element: <PageFrame layout="bare" />, children: pages('bare') },
    ],
    shown,
  );
}
