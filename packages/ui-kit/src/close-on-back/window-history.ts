import type { PageHistory } from './back-guard.ts';

/** The history of this tab. What a router keeps in the state of an entry is kept in ours too: it is the same page. */
export const windowHistory: PageHistory = {
  isGuarded: () => window.history.state?.dialog === true,
  push: () => window.history.pushState({ ...window.history.state, dialog: true }, ''),
  back: () => window.history.back(),
  forward: () => window.history.forward(),
  onMoved: listener => window.addEventListener('popstate', listener),
  afterwards: work => void setTimeout(work),
};
