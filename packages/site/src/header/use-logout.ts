import { useLogoutMutation } from '@lobby/api-client/endpoints/member-session';
import { endSession, loggedOut } from '@lobby/api-client/session';
import { useDispatch } from 'react-redux';

/** Leaves: tells the platform, then forgets the session here even when the platform could not be told. */
export function useLogout(): () => Promise<void> {
  const [tellPlatform] = useLogoutMutation();
  const dispatch = useDispatch();
  return async () => {
    await tellPlatform();
    endSession();
    dispatch(loggedOut());
  };
}
