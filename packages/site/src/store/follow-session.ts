import { loggedOut, loginExpired, loginOpened } from '@lobby/api-client/session';
import { allClosed } from '@lobby/dialogs';
import { matchPath } from 'react-router-dom';
import type { TableRow } from '../routes/route-table.ts';
import type { Navigator } from './apply-outcomes.ts';
import type { StartSiteListening } from './listening.ts';
import { tell } from './tell.ts';

interface Position extends Navigator {
  readonly state: { readonly location: { readonly pathname: string } };
}

/**
 * What follows when a session ends. Expired: say so if there was one, go home, open login. Logged out (here or
 * in another tab): leave pages that need a login. The session itself is already forgotten by then.
 */
export function followSession(
  listen: StartSiteListening,
  router: Position,
  table: readonly Pick<TableRow, 'path' | 'requiresAuth' | 'bindPhone'>[],
): void {
  listen({
    actionCreator: loginExpired,
    effect: async ({ payload: { hadToken } }, { dispatch }) => {
      if (hadToken) tell('expired');
      dispatch(allClosed());
      await router.navigate('/home');
      dispatch(loginOpened({ way: 'login' }));
    },
  });
  listen({
    actionCreator: loggedOut,
    effect: async (_, { dispatch }) => {
      dispatch(allClosed());
      if (needsMember(router.state.location.pathname, table)) await router.navigate('/home');
    },
  });
}

function needsMember(
  path: string,
  table: readonly Pick<TableRow, 'path' | 'requiresAuth' | 'bindPhone'>[],
): boolean {
  return table.some(row => (row.requiresAuth || row.bindPhone) && matchPath(row.path, path) !== null);
}
