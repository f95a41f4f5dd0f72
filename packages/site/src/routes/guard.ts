import { loginRequired, readSession } from '@lobby/api-client/session';
import type { SiteStore } from '../store/create-store.ts';
import type { TableRow } from './route-table.ts';

/** What a guard needs to know and to say; handed in, so the rules are tested without a browser. */
export interface GuardWorld {
  readonly loggedIn: () => boolean;
  /** Asked only for routes that need a bound phone; undefined when it could not be learnt. */
  readonly isBound: () => Promise<boolean | undefined>;
  /** Says which page it is for. */
  readonly askToLogIn: (row: Pick<TableRow, 'texts' | 'title'>) => void;
  readonly askToBind: () => void;
}

/** Where a guard sends the visitor; undefined lets them through. */
export async function guard(
  row: Pick<TableRow, 'requiresAuth' | 'bindPhone' | 'texts' | 'title'>,
  world: GuardWorld,
): Promise<'/home' | '/mine/auth' | undefined> {
  if (!row.requiresAuth && !row.bindPhone) return undefined;
  if (!world.loggedIn()) {
    world.askToLogIn(row);
    return '/home';
  }
  if (row.bindPhone && (await world.isBound()) !== true) {
    world.askToBind();
    return '/mine/auth';
  }
  return undefined;
}

/** The guard's world on a real site. */
export function guardWorld(
  store: SiteStore,
  notify: (message: 'bindPhone') => void,
  isBound: () => Promise<boolean | undefined>,
): GuardWorld {
  return {
    loggedIn: () => readSession() !== undefined,
    isBound,
    // The dialog says it, and for which page; so nothing else does.
    async askToLogIn(row) {
      const late = await import('./ask-to-log-in.ts').catch(() => undefined);
      store.dispatch(loginRequired({ reason: await late?.reasonToLogIn(row) }));
    },
    askToBind: () => notify('bindPhone'),
  };
}
