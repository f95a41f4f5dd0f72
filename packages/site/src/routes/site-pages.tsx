import { useAskPreInfo } from '@lobby/api-client/endpoints';
import type { Layout, Route as SiteRoute } from '@lobby/feature';
import type { ComponentType, ReactElement } from 'react';
import { type Location, Outlet, Route, Routes } from 'react-router-dom';
import { PageFrame } from '../layout/page-frame.tsx';
import type { ArrivalWorld } from './arrive.ts';
import { useNavigatorBridge } from './navigator.ts';
import { Page } from './page.tsx';
import { routeOf } from './route-table.ts';
import type { Screens } from './screens.ts';
import { useArrival } from './use-arrival.ts';
import { usePageTitle } from './use-page-title.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';
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
  useScrollToTop(shown.pathname);
  const pages = (layout: Layout) => pagesOf(table, layout, screens);

  return (
    <Routes location={shown}>
      <Route element={<PageFrame layout="main" />}>
        {pages('main')}
        <Route element={<MineFrame />}>{pages('mine')}</Route>
      </Route>
      <Route element={<PageFrame layout="full" />}>{pages('full')}</Route>
      <Route element={<PageFrame layout="bare" />}>{pages('bare')}</Route>
    </Routes>
  );
}

function pagesOf(table: readonly SiteRoute[], layout: Layout, screens: Screens): readonly ReactElement[] {
  return table
    .filter(route => route.layout === layout)
    .map(route => (
      <Route key={route.path} path={route.path} element={<Page route={route} screens={screens} />} />
    ));
}
