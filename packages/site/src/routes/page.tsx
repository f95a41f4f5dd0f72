import type { Frame } from '@lobby/feature';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { ScreenBoundary } from '../recovery/screen-boundary.tsx';
import type { Screens } from './screens.ts';

/** One page: its screen, or the error state when it failed. */
export function Page(props: { route: Frame; screens: Screens }) {
  const { pathname } = useLocation();
  return (
    <ScreenBoundary key={pathname}>
      <Brought {...props} />
    </ScreenBoundary>
  );
}

/** A screen or a frame that has arrived; throws what its loading failed with. */
export function Brought({ route, screens }: { route: Frame; screens: Screens }) {
  const Screen = use(screens.brought(route));
  return <Screen />;
}
