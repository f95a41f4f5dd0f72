import { useLogoutMutation } from '@lobby/api/endpoints/member-session';
import { endSession, loggedOut } from '@lobby/api/session';
import { useDispatch } from 'react-redux';

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
