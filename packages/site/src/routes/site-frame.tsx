import { Outlet, ScrollRestoration } from 'react-router-dom';
import { PageFrame } from '../layout/page-frame.tsx';
import { useRouteHandle } from './route-handle.ts';
import { usePageTitle } from './use-page-title.ts';
import { useTopProgress } from './use-top-progress.ts';

/** Stands around every page: one header that stays while screens change below it. */
export function SiteFrame() {
  const handle = useRouteHandle();
  usePageTitle(handle);
  useTopProgress();
  return (
    <>
      <PageFrame layout={handle?.layout ?? 'main'}>
        <Outlet />
      </PageFrame>
      <ScrollRestoration getKey={location => location.key} />
    </>
  );
}
