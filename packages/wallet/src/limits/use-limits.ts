import { serverNow, toFailure } from '@lobby/api';
import {
  useCancelLimitMutation,
  useConfirmLimitMutation,
  useEndExclusionMutation,
  useExcludeMutation,
  useSetLimitMutation,
  useSetReminderMutation,
  useTimeOutMutation,
} from '@lobby/api/endpoints/player-protection';
import { useReducer, useRef } from 'react';
import { limitsFlow } from './limits.flow.ts';
import type { Change, MemberLimits } from './limits-types.ts';
import { claimReminder, intervalsPassed } from './reminder/reminder-mark.ts';

/** A reminder that is chosen in the middle of a session counts from then. */
async function countFromNow({ reminderMinutes: minutes, session: { since } }: MemberLimits): Promise<void> {
  if (minutes > 0)
    await claimReminder({ since, minutes, count: intervalsPassed(since, minutes, serverNow()) });
}

/** Sends every change that is asked for, one after the other, and keeps what became of each. */
export function useLimits() {
  const [state, dispatch] = useReducer(limitsFlow, []);
  const turn = useRef<Promise<void>>(Promise.resolve());
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

  async function save(change: Change): Promise<void> {
    const { data, error } = await send(change);
    if (error) return dispatch({ type: 'refused', change, failure: toFailure(error) });
    if (data && change.act === 'remind') await countFromNow(data);
    dispatch({ type: 'saved', change });
  }

  function submit(change: Change): Promise<void> {
    dispatch({ type: 'asked', change });
    const saved = turn.current.then(() => save(change));
    // Whatever becomes of it, the next one is sent.
    turn.current = saved.catch(() => {});
    return saved;
  }
  return { state, submit };
}
