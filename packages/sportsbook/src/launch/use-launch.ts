import { venueEntry } from '@lobby/api/ask-anew';
import { useLaunchVenueMutation } from '@lobby/api/endpoints/venue';
import { useSession } from '@lobby/api/session';
import type { ApiFailure } from '@lobby/api-client/request';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The way into the embedded sportsbook, in the order a member meets it. */
export type LaunchState =
  | { readonly step: 'launching' }
  | { readonly step: 'ready'; readonly token: string }
  | { readonly step: 'failed'; readonly failure: ApiFailure }
  /** The platform found our data wrong: only entering anew helps. */
  | { readonly step: 'abnormal' };

/** A visitor reads with an empty venue token; the venue is launched for members only. */
const looking: LaunchState = { step: 'ready', token: '' };

/** Launches the venue once the screen is there and its user is a member; `enter` launches anew. */
export function useLaunch() {
  const [launch] = useLaunchVenueMutation();
  const { loggedIn } = useSession();
  const [state, setState] = useState<LaunchState>(loggedIn ? { step: 'launching' } : looking);
  const attempt = useRef(0);
  const token = useRef('');

  const attemptLaunch = useCallback(
    async (isRenewal = false): Promise<boolean> => {
      attempt.current += 1;
      const own = attempt.current;
      const next = loggedIn ? stateAfter(await launch({ enName: 'CRTY' })) : looking;
      // A later attempt has replaced this one, or the screen has been left.
      if (own !== attempt.current) return false;
      // Without an answer the next question tries again; what is on the screen stays there.
      if (isRenewal && next.step === 'failed' && next.failure.kind !== 'refused') return false;
      token.current = next.step === 'ready' ? next.token : '';
      setState(next);
      return next.step === 'ready';
    },
    [launch, loggedIn],
  );

  const enter = useCallback(async () => {
    // Who has just logged in keeps what they are looking at.
    if (loggedIn) setState(before => (before === looking ? before : { step: 'launching' }));
    await attemptLaunch();
  }, [attemptLaunch, loggedIn]);

  useEffect(() => {
    void enter();
    return () => {
      attempt.current += 1;
    };
  }, [enter]);

  const latest = useRef(attemptLaunch);
  useEffect(() => {
    latest.current = attemptLaunch;
  });
  const [entry] = useState(() =>
    venueEntry(
      () => token.current,
      () => latest.current(true),
    ),
  );

  const reportAbnormal = useCallback(() => setState({ step: 'abnormal' }), []);
  return { state, entry, enter, reportAbnormal };
}

type LaunchAnswer = Awaited<ReturnType<ReturnType<typeof useLaunchVenueMutation>[0]>>;

function stateAfter(answer: LaunchAnswer): LaunchState {
  if (answer.error) {
    // Safe: the base query answers failures as ApiFailure; a serialized error is a developer's mistake.
    const failure =
      'kind' in answer.error ? answer.error : ({ kind: 'unreadable', stage: 'schema' } as const);
    return isAbnormal(failure) ? { step: 'abnormal' } : { step: 'failed', failure };
  }
  return { step: 'ready', token: answer.data.data?.venueToken ?? '' };
}

/** The sportsbook says that the data of this visit does not check out (docs/rules.md#markets). */
export function isAbnormal(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && failure.name === 'uid-verification-error';
}
