import { useAskPreInfo } from '@lobby/api/endpoints/configuration';
import { type Brand, useBrand } from '@lobby/brand-kit';
import type { Frame, Layout, Route } from '@lobby/feature';
import { type Locale, sayText, useLocale } from '@lobby/i18n';
import { use, useLayoutEffect } from 'react';
import { type Location, Outlet, useLocation, useRoutes } from 'react-router-dom';
import { PageFrame } from '../layout/page-frame.tsx';
import { useNavigatorBridge } from '../navigation/navigator.ts';
import { useContentFocus } from '../navigation/use-content-focus.ts';
import { useScroll } from '../navigation/use-scroll.ts';
import { useWayBack } from '../navigation/way-back.ts';
import { ScreenBoundary } from '../recovery/screen-boundary.tsx';
import type { ArrivalWorld } from './arrive.ts';
import { routeOf } from './route-table.ts';
import type { Screens } from './screens.ts';
import { useArrival } from './use-arrival.ts';

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

/** One page: its screen, or the error state when it failed. */
function Page(props: { route: Frame; screens: Screens }) {
  const { pathname } = useLocation();
  return (
    <ScreenBoundary key={pathname}>
      <Brought {...props} />
    </ScreenBoundary>
  );
}

/** A screen or a frame that has arrived; throws what its loading failed with. */
function Brought({ route, screens }: { route: Frame; screens: Screens }) {
  const Screen = use(screens.brought(route));
  return <Screen />;
}

/** The title of the window: the page, then the product name; at home the slogan. */
export function windowTitle(
  { name, slogan }: Pick<Brand['words'], 'name' | 'slogan'>,
  locale: Locale,
  { texts, title }: Pick<Route, 'texts' | 'title'>,
): string {
  const page = texts.isLoaded(locale) ? sayText(texts, title) : undefined;
  return title === 'site.home.title' || !page
    ? `${name[locale]} · ${slogan[locale]}`
    : `${page} · ${name[locale]}`;
}

/** Keeps the title of the window. */
function usePageTitle(route: Pick<Route, 'texts' | 'title'>): void {
  const title = windowTitle(useBrand().words, useLocale(), route);
  // Before the effects of the screen, which may know its page better than its route.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
