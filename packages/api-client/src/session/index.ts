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
  userInfoOpened,
} from './session-events.ts';
export { type Session, sessionItem } from './session-item.ts';
export { type SessionView, useSession } from './use-session.ts';
