import { toFailure } from '@lobby/api';
import { usePasskeyChallengeMutation, usePasskeysQuery } from '@lobby/api/endpoints/user-passkeys';
import type { passkeyPurposes } from '@lobby/api-client/contract/site/user-passkeys';
import type { ApiFailure } from '@lobby/api-client/request';
import { useState } from 'react';
import { askForAssertion, hasPasskeys, type PasskeyProblem, type PasskeyProof } from './ask-browser.ts';

/** What a view shows of confirming by passkey. */
export interface PasskeyState {
  /** The member has a passkey, and this browser could use one. */
  readonly isOffered: boolean;
  /** The browser is asking the member. */
  readonly isAsking: boolean;
  readonly problem?: PasskeyProblem | undefined;
  /** Why the platform gave no challenge. */
  readonly failure?: ApiFailure | undefined;
}

type PasskeyPurpose = (typeof passkeyPurposes)[number];

/** Confirms a change of one purpose by a passkey. @param purpose undefined: no passkey may confirm it. */
export function usePasskeyProof(purpose: PasskeyPurpose | undefined) {
  const { data } = usePasskeysQuery(undefined, { skip: purpose === undefined || !hasPasskeys() });
  const [challenge] = usePasskeyChallengeMutation();
  const [state, set] = useState<Omit<PasskeyState, 'isOffered'>>({ isAsking: false });

  /** Undefined when the member or the platform did not go along; the state says why. */
  async function ask(): Promise<PasskeyProof | undefined> {
    if (purpose === undefined) return undefined;
    set({ isAsking: true });
    const { data: begun, error } = await challenge({ purpose });
    if (!begun) {
      set({ isAsking: false, failure: toFailure(error) });
      return undefined;
    }
    const asked = await askForAssertion(begun.options);
    const isGiven = 'answer' in asked;
    set({ isAsking: false, problem: isGiven ? undefined : asked.problem });
    return isGiven ? { via: 'passkey', ticket: begun.ticket, assertion: asked.answer } : undefined;
  }

  return {
    state: { ...state, isOffered: purpose !== undefined && data !== undefined && data.length > 0 },
    ask,
    /** Forgets why it did not work. */
    clear: () => set(({ isAsking }) => ({ isAsking })),
  };
}
