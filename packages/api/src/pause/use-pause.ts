import type { MemberPause } from '@lobby/api-client/contract/pause';
import { onWake } from '@lobby/api-client/wake';
import { useEffect } from 'react';
import { useSessionReminderQuery } from '../endpoints/player-protection.ts';
import { serverNow } from '../query/configure.ts';

/** The longest that a timer of a browser waits, ms. */
const longest = 2 ** 31 - 1;

/** The answer that a pause came with. */
interface Answered {
  readonly fulfilledTimeStamp?: number | undefined;
  refetch(): unknown;
}

/** Asks again when a pause ends, as far as its end is known, and once a page wakes that could not ask by then. */
export function useAtEnd(
  pause: MemberPause | null | undefined,
  { fulfilledTimeStamp, refetch }: Answered,
): void {
  const end = pause && (pause.kind === 'time-out' ? pause.until : pause.endsAt);
  useEffect(() => {
    if (typeof end !== 'number') return;
    const wait = Math.min(Math.max(end - serverNow(), 1_000), longest);
    const timer = setTimeout(() => void refetch(), wait);
    const stopWaking = onWake(() => end <= serverNow() && void refetch());
    return () => {
      clearTimeout(timer);
      stopWaking();
    };
  }, [end, fulfilledTimeStamp, refetch]);
}

/**
 * The time-out or exclusion that the member is in, asked for again when it ends; null without one, or where it could not be
 * read; undefined until it is known.
 * @param isMember false for a visitor, of whom nothing is asked.
 */
export function usePause(isMember = true): MemberPause | null | undefined {
  const answer = useSessionReminderQuery(undefined, { skip: !isMember });
  const { data, isError } = answer;
  const pause = data?.pause;
  useAtEnd(pause, answer);
  return pause ?? (data || isError || !isMember ? null : undefined);
}
