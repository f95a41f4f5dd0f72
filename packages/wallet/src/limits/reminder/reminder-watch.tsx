import { serverNow } from '@lobby/api';
import { useSessionReminderQuery } from '@lobby/api/endpoints/player-protection';
import { selectDialogStack } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { limitsMessages } from '../messages/index.ts';
import { remindEvery } from './remind-every.ts';
import { reminderAnswered } from './reminder-mark.ts';

const load = withTexts(() => import('./reminder.container.tsx'), limitsMessages);
/** Without its file there is no reminder this time. */
const Reminder = lazy<ComponentType<{ close(): void }>>(() => load().catch(() => ({ default: () => null })));

/** Reminds a member who wants it of the length and result of the session; draws nothing until then. */
export default function ReminderWatch() {
  const { data } = useSessionReminderQuery();
  const { minutes = 0, since = 0 } = data ?? {};
  const [isConfirmable, setDue] = useState(false);
  // What is open is answered first: it may be a question about money.
  const isFree = useSelector(selectDialogStack).length === 0;
  useEffect(() => {
    if (minutes === 0) return;
    return remindEvery({ since, minutes, now: serverNow, remind: () => setDue(true) });
  }, [minutes, since]);
  return (
    isConfirmable &&
    isFree && (
      <Suspense>
        <Reminder
          close={() => {
            reminderAnswered();
            setDue(false);
          }}
        />
      </Suspense>
    )
  );
}
