import { loggedOut, loginExpired, loginOpened } from '@lobby/api/session';
import { allClosed } from '@lobby/dialogs';
import { paths, type Route } from '@lobby/feature';
import { matchPath } from 'react-router-dom';
import type { HomeNavigator } from '../navigation/navigator.ts';
import type { StartSiteListening } from './listening.ts';
import { notify } from './notify.ts';

/**
 * What follows when a session ends. Expired: say so if there was one, go home, open login, and come back after it.
 * Logged out (here or in another tab): leave pages that need a login. The session itself is already forgotten by then.
 */
export function followSession(
  listen: StartSiteListening,
  router: HomeNavigator,
  table: readonly Pick<Route, 'path' | 'access'>[],
): void {
  listen({
    actionCreator: loginExpired,
    effect: ({ payload: { hadToken, ended } }, { dispatch }) => {
      if (hadToken) notify(ended ?? 'expired');
      dispatch(allClosed());
      router.sendHome();
      dispatch(loginOpened({ way: 'login' }));
    },
  });
  listen({
    actionCreator: loggedOut,
    effect: (_, { dispatch }) => {
      dispatch(allClosed());
      if (needsMember(router.pathname(), table)) router.navigate(paths.home());
    },
  });
}

function needsMember(path: string, table: readonly Pick<Route, 'path' | 'access'>[]): boolean {
  return table.some(row => row.access !== 'public' && matchPath(row.path, path) !== null);
}
