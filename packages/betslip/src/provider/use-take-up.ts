import { subscribeSession, useSession } from '@lobby/api/session';
import { useEffect } from 'react';

/** What follows the operations of a member, in every tab of theirs. */
interface Tracker {
  /** Takes up what this member left under way. */
  resume(userId: string): void;
  /** The session has ended or begun. */
  sessionChanged(): void;
}

/** Takes up what the member left under way: on this page, on another one, or in another tab (`onElsewhere`). */
export function useTakeUp(tracker: Tracker, onElsewhere: (callBack: () => void) => () => void): void {
  const { userId } = useSession();

  // Before what is stored is taken up: the login may have been on another page.
  useEffect(() => {
    tracker.sessionChanged();
    return subscribeSession(() => tracker.sessionChanged());
  }, [tracker]);

  useEffect(() => {
    if (userId === '') return;
    tracker.resume(userId);
    return onElsewhere(() => tracker.resume(userId));
  }, [tracker, onElsewhere, userId]);
}
