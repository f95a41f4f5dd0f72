import { unreadCount, useUnreadLettersQuery } from '@lobby/api/endpoints/letter';
import { useSession } from '@lobby/api/session';
import { useAccount } from '@lobby/verification/security-score';
import { Outlet } from 'react-router-dom';
import { MineFrameView } from './mine-frame.view.tsx';
import { useNarrow } from './use-narrow.ts';

/** The frame of the member area, at work. Empty once the session has ended, while the address still is of a page in it. */
export default function MineFrame() {
  // A page that stayed would ask once more, without a token, which opens the login.
  return useSession().loggedIn ? <Frame /> : null;
}

function Frame() {
  const { account, failure } = useAccount();
  const { data: letters } = useUnreadLettersQuery();
  return (
    <MineFrameView
      account={account}
      failed={failure !== undefined}
      unread={unreadCount(letters)}
      isNarrow={useNarrow()}
    >
      <Outlet />
    </MineFrameView>
  );
}
