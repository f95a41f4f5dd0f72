import { loginOpened, readSession } from '@lobby/api/session';
import type { SiteStore } from '../store/create-store.ts';

/** See docs/rules.md#pages. */
const registrationDelayMs = 500;

/** `register=1` opens the registration dialog half a second after load, for visitors only. */
export function openRegistrationIfAsked(search: string, store: Pick<SiteStore, 'dispatch'>): void {
  if (new URLSearchParams(search).get('register') !== '1') return;
  setTimeout(() => {
    if (readSession() === undefined) store.dispatch(loginOpened({ way: 'register' }));
  }, registrationDelayMs);
}
