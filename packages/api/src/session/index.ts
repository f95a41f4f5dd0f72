export { endSession, expireSession, readSession, startSession, subscribeSession } from './page-session.ts';
export {
  legalTextOpened,
  loggedOut,
  loginExpired,
  loginOpened,
  loginRequired,
  loginSucceeded,
  passwordChanged,
  serviceOpened,
  sessionEvents,
} from './session-events.ts';
export { sessionItem } from './session-item.ts';
export { useSession } from './use-session.ts';
