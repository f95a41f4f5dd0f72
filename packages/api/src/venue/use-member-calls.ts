import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { type CallSportsbook, sportsbookCaller } from '../endpoints/sportsbook.ts';
import { useLaunchVenueMutation } from '../endpoints/venue.ts';
import { readSession } from '../session/page-session.ts';
import { askAnew, venueEntry } from './ask-anew.ts';

/** The token of this page: whoever comes back to it launches nothing. */
let launched = { member: '', token: '' };

/** The sportsbook’s calls of a member outside its own screen, where nothing has launched it yet. */
export interface MemberCalls {
  readonly call: CallSportsbook;
  /** Launches the sportsbook unless this page has. @returns false where it cannot be. */
  enter(): Promise<boolean>;
}

/** @param locale of the names in answers, read for each call. */
export function useMemberCalls(locale: () => string): MemberCalls {
  const dispatch = useDispatch();
  const [launch] = useLaunchVenueMutation();
  return useMemo(() => {
    const memberNow = () => readSession()?.userId ?? '';
    const tokenNow = () => (launched.member === memberNow() ? launched.token : '');
    const entry = venueEntry(tokenNow, async () => {
      const member = memberNow();
      const { data } = await launch({ enName: 'CRTY' });
      launched = { member, token: data?.data?.venueToken ?? '' };
      return tokenNow() !== '';
    });
    return {
      call: askAnew(sportsbookCaller(dispatch, { token: tokenNow, locale }), entry),
      enter: async () => tokenNow() !== '' || entry.renew(),
    };
  }, [dispatch, launch, locale]);
}
