import { useDispatch } from 'react-redux';
import { useLogoutMutation } from '../endpoints/member-session.ts';
import { endSession } from '../session/page-session.ts';
import { loggedOut } from '../session/session-events.ts';

/** Logs out: calls the server, then deletes the session here even if the call failed. */
export function useLogout(): () => Promise<void> {
  const [logOutOnPlatform] = useLogoutMutation();
  const dispatch = useDispatch();
  return async () => {
    await logOutOnPlatform();
    endSession();
    dispatch(loggedOut());
  };
}
