import { useSyncExternalStore } from 'react';
import { readSession, subscribeSession } from './page-session.ts';

/** The current member. `userId` is empty for a visitor. */
export interface SessionView {
  readonly loggedIn: boolean;
  readonly userId: string;
}

const userIdNow = () => readSession()?.userId;
const nobody = () => undefined;

/** Whether a member is logged in, and who; follows logins and logouts of every tab. */
export function useSession(): SessionView {
  const userId = useSyncExternalStore(subscribeSession, userIdNow, nobody);
  return { loggedIn: userId !== undefined, userId: userId ?? '' };
}
