import { loginRequired, readSession } from '@lobby/api/session';
import { paths, type Route } from '@lobby/feature';
import type { SiteStore } from '../store/create-store.ts';

type Guarded = Pick<Route, 'access' | 'path' | 'texts' | 'title'>;

/** What a guard needs to know and to say; handed in, so the rules are tested without a browser. */
export interface GuardWorld {
  readonly loggedIn: () => boolean;
  /** Called only for routes of bound members; undefined when it is unknown. */
  readonly isBound: () => Promise<boolean | undefined>;
  /** Says which page it is for. */
  readonly askToLogIn: (route: Guarded) => void;
  readonly askToBind: () => void;
}

/** Where a guard sends the visitor; undefined lets them through. */
export async function guard(route: Guarded, world: GuardWorld): Promise<string | undefined> {
  if (route.access === 'public') return undefined;
  if (!world.loggedIn()) {
    world.askToLogIn(route);
    return paths.home();
  }
  if (route.access === 'bound' && (await world.isBound()) !== true) {
    world.askToBind();
    return paths.mine.auth();
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
    async askToLogIn(route) {
      const loaded = await import('./ask-to-log-in.ts').catch(() => undefined);
      store.dispatch(loginRequired({ reason: await loaded?.reasonToLogIn(route) }));
    },
    askToBind: () => notify('bindPhone'),
  };
}
