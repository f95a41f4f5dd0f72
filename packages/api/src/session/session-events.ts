import { createAction } from '@reduxjs/toolkit';

/**
 * How a session was ended, other than by its own device or timeout: from another device, by a new password, or because
 * the account was frozen.
 */
export type Ended = 'elsewhere' | 'password' | 'frozen';

/** A visitor used something that needs a member: opens the login prompt. */
export const loginRequired = createAction<{ readonly reason?: string } | undefined>('session/loginRequired');
/** Opens the login and registration dialog. */
export const loginOpened = createAction<{ readonly way: 'login' | 'register' }>('session/loginOpened');
/**
 * A member has logged in; dispatched after the session is stored, also when another tab logged in. `registered`: in
 * this tab, right after the registration.
 */
export const loginSucceeded = createAction<{
  readonly userId: string;
  readonly elsewhere?: boolean;
  readonly registered?: boolean;
}>('session/loginSucceeded');
/** The server rejected a live session (dispatched once per session), or a visitor made a member's call. */
export const loginExpired = createAction<{ readonly hadToken: boolean; readonly ended?: Ended | undefined }>(
  'session/loginExpired',
);
/** The member logged out, here or in another tab. */
export const loggedOut = createAction('session/loggedOut');
/** The member has replaced their password, forgotten or not: one that a browser remembers is no longer right. */
export const passwordChanged = createAction('session/passwordChanged');
/** Customer service was requested: opens the warning dialog. */
export const serviceOpened = createAction('session/serviceOpened');

/** A legal text was requested; the feature with the texts shows it. */
export const legalTextOpened = createAction<{ readonly text: 'terms' | 'privacy' }>(
  'session/legalTextOpened',
);

/** The events of the session, as typed Redux actions; listeners react, there is no other bus. */
export const sessionEvents = {
  loginRequired,
  loginOpened,
  loginSucceeded,
  loginExpired,
  loggedOut,
  passwordChanged,
  serviceOpened,
  legalTextOpened,
} as const;
