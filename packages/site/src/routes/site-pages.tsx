import { useAskPreInfo } from '@lobby/api-client/endpoints';
import { Route, Routes } from 'react-router-dom';
import { PageFrame } from '../layout/page-frame.tsx';
import { ScreenBoundary } from '../recovery/screen-boundary.tsx';
import { ScreenFailed } from '../recovery/screen-failed.tsx';
import { MobileSite } from '../start/mobile-site.ts';
import type { Arrival, ArrivalWorld } from './arrive.ts';
import { useNavigatorBridge } from './navigator.ts';
import type { TableRow } from './route-table.ts';
import { useArrival } from './use-arrival.ts';
import { usePageTitle } from './use-page-title.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';
import { useWayBack } from './way-back.ts';

/** Stands around every page: one header that stays while screens change below it. */
export function SitePages(props: {
  first: Exclude<Arrival, { kind: 'elsewhere' }>;
  table: readonly TableRow[];
  world: ArrivalWorld;
}) {
  const shown = useArrival(props.first, props.table, props.world);
  useNavigatorBridge();
  useWayBack();
  // Teaches the wire the server's time, our address and whether bodies travel encrypted.
  useAskPreInfo();
  usePageTitle(shown.row);
  useScrollToTop(shown.location.pathname);

  return (
    <PageFrame layout={shown.row.layout}>
      <MobileSite />
      {shown.kind === 'failed' ? (
        <ScreenFailed error={shown.error} />
      ) : (
        <ScreenBoundary key={shown.location.pathname}>
          <Routes location={shown.location}>
            <Route path={shown.row.path} element={<shown.Screen />} />
          </Routes>
        </ScreenBoundary>
      )}
    </PageFrame>
  );
}
