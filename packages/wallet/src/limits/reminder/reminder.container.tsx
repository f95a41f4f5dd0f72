import { serverNow } from '@lobby/api';
import { useMemberLimitsQuery } from '@lobby/api/endpoints/player-protection';
import { paths } from '@lobby/feature';
import { useNavigate } from 'react-router-dom';
import { pauseAnchor } from '../pause-anchor.ts';
import { ReminderView } from './reminder.view.tsx';

/** The reminder, with the figures of this moment. */
export default function Reminder({ close }: { close(): void }) {
  const { data, isFetching, error } = useMemberLimitsQuery(undefined, { refetchOnMountOrArgChange: true });
  const navigate = useNavigate();
  return (
    <ReminderView
      session={isFetching || error ? undefined : data?.session}
      isWaiting={isFetching}
      now={serverNow()}
      onContinue={close}
      onBreak={() => {
        close();
        void navigate(`${paths.mine.limits()}#${pauseAnchor}`);
      }}
    />
  );
}
