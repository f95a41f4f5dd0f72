import { serviceOpened } from '@lobby/api/session';
import { reasonOf } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import {
  type AskCodeProps,
  type Bound,
  type CodeAbout,
  type CodePurpose,
  codeFor,
  type KnownMember,
  type PasskeyProof,
  type PasskeyState,
  useAskCode,
  usePasskeyProof,
  type Via,
} from '@lobby/verification/confirm';
import { useReducer } from 'react';
import { useDispatch } from 'react-redux';
import { type ConfirmedState, confirmedFlow, startConfirmed } from './confirmed-change.flow.ts';

/** What confirms a change, as the platform gets it. */
export type Confirmation =
  | { readonly via: 'phone' | 'email'; readonly ticket: string; readonly code: string }
  | PasskeyProof;

/** What a view of such a change is given. */
export interface ConfirmedProps {
  readonly state: ConfirmedState;
  readonly bound: Bound;
  readonly code: AskCodeProps;
  readonly passkey: PasskeyState;
  onVia(via: Via): void;
  onEdit(): void;
  onService(): void;
}

type ChangePurpose = Exclude<CodePurpose, 'bind-phone' | 'bind-email' | 'withdrawal'>;

/** Changes something that a code or a passkey confirms. @param about what a code is good for besides. */
export function useConfirmedChange(
  { name, bound, askAgain }: KnownMember,
  purpose: ChangePurpose,
  onDone: () => void,
  about?: CodeAbout,
) {
  const isBound = { phone: bound.phone !== '', email: bound.email !== '' };
  const [state, send] = useReducer(confirmedFlow, isBound, startConfirmed);
  const code = useAskCode(purpose, name, about);
  // A passkey cannot stand for a forgotten password: the platform asks for a code there.
  const passkey = usePasskeyProof(purpose === 'reset-withdrawal-password' ? undefined : purpose);
  const dispatch = useDispatch();

  /** @param save undefined when it is done, else why not. */
  async function submit(
    digits: string,
    save: (confirmation: Confirmation) => Promise<ApiFailure | undefined>,
  ): Promise<void> {
    if (state.step !== 'editing') return;
    const { via } = state;
    const sent = codeFor(code.state, via);
    const byCode = via !== 'passkey' && sent ? { via, ticket: sent.ticket, code: digits } : undefined;
    const confirmation = via === 'passkey' ? await passkey.ask() : byCode;
    if (!confirmation) return;
    send({ type: 'submitted' });
    const failure = await save(confirmation);
    if (failure) {
      code.send({ type: 'refused', failure });
      send({ type: 'failed', failure });
      if (reasonOf(failure) === 'confirmation-missing') askAgain();
      return;
    }
    code.send({ type: 'used' });
    send({ type: 'saved' });
    onDone();
  }

  const props: ConfirmedProps = {
    state,
    bound,
    code,
    passkey: passkey.state,
    onVia(via) {
      passkey.clear();
      send({ type: 'via-chosen', via });
    },
    onEdit() {
      send({ type: 'edited' });
      code.send({ type: 'edited' });
    },
    onService: () => dispatch(serviceOpened()),
  };
  return { props, submit };
}
