import { unreadCount, useUnreadLettersQuery } from '@lobby/api-client/endpoints/letter';
import { Outlet } from 'react-router-dom';
import { MineFrameView } from './mine-frame.view.tsx';
import { useAccount } from './use-account.ts';
import { useNarrow } from './use-narrow.ts';

/** The frame of the member area, at work. */
export default function MineFrame() {
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
