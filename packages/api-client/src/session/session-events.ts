import { createAction } from '@reduxjs/toolkit';

/** How a session was ended, other than by its own device or its time: on another device, or with a new password. */
export type Ended = 'elsewhere' | 'password';

/** A visitor tried something that needs a member: the login-required prompt answers. */
export const loginRequired = createAction<{ readonly reason?: string } | undefined>('session/loginRequired');
/** Opens the access dialog. */
export const loginOpened = createAction<{ readonly way: 'login' | 'register' }>('session/loginOpened');
/** A member is in; dispatched after the session is stored, also when another tab logged in. */
export const loginSucceeded = createAction<{ readonly userId: string; readonly elsewhere?: boolean }>(
  'session/loginSucceeded',
);
/** A live session was refused by the server (once per session), or a visitor made a member's call. */
export const loginExpired = createAction<{ readonly hadToken: boolean; readonly ended?: Ended | undefined }>(
  'session/loginExpired',
);
/** The member left, here or in another tab. */
export const loggedOut = createAction('session/loggedOut');
/** A forgotten password has been replaced; every session of that member is over. */
export const passwordChanged = createAction('session/passwordChanged');
/** The member wants to see, or must complete, who they are; the site knows whether there is such a page. */
export const userInfoOpened = createAction('session/userInfoOpened');
/** Somebody asked for customer service: the warning dialog answers. */
export const serviceOpened = createAction('session/serviceOpened');

/** Somebody wants to read what they agree to; the feature with the texts answers. */
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
  userInfoOpened,
  serviceOpened,
  legalTextOpened,
} as const;
