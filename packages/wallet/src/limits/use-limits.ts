import { serverNow, toFailure } from '@lobby/api-client/api';
import {
  useCancelLimitMutation,
  useConfirmLimitMutation,
  useEndExclusionMutation,
  useExcludeMutation,
  useSetLimitMutation,
  useSetReminderMutation,
  useTimeOutMutation,
} from '@lobby/api-client/endpoints/player-protection';
import { useState } from 'react';
import { intervalsPassed, takeReminder } from '../reminder/reminder-mark.ts';
import type { LimitsState } from './limits.flow.ts';
import type { Change, Protection } from './limits-types.ts';

/** A reminder that is chosen in the middle of a session counts from then. */
async function countFromNow({ reminderMinutes: minutes, session: { since } }: Protection): Promise<void> {
  if (minutes > 0)
    await takeReminder({ since, minutes, count: intervalsPassed(since, minutes, serverNow()) });
}

/** Sends one change at a time and keeps what became of it. */
export function useLimits() {
  const [state, setState] = useState<LimitsState>({ step: 'idle' });
  const [setLimit] = useSetLimitMutation();
  const [confirmLimit] = useConfirmLimitMutation();
  const [cancelLimit] = useCancelLimitMutation();
  const [setReminder] = useSetReminderMutation();
  const [timeOut] = useTimeOutMutation();
  const [exclude] = useExcludeMutation();
  const [endExclusion] = useEndExclusionMutation();

  function send(change: Change) {
    switch (change.act) {
      case 'set':
        return setLimit({ kind: change.kind, period: change.period, amount: change.amount });
      case 'confirm':
        return confirmLimit({ kind: change.kind, period: change.period });
      case 'cancel':
        return cancelLimit({ kind: change.kind, period: change.period });
      case 'remind':
        return setReminder({ minutes: change.minutes });
      case 'timeOut':
        return timeOut({ hours: change.hours, agreed: true });
      case 'exclude':
        return exclude({ months: change.months, agreed: true });
      case 'endExclusion':
        return endExclusion();
    }
  }

  async function submit(change: Change): Promise<void> {
    if (state.step === 'saving') return;
    setState({ step: 'saving', change });
    const { data, error } = await send(change);
    if (data && change.act === 'remind') await countFromNow(data);
    setState(error ? { step: 'refused', change, failure: toFailure(error) } : { step: 'saved', change });
  }
  return { state, submit };
}
