import { toFailure } from '@lobby/api';
import {
  useBindEmailMutation,
  useBindFromDepositMutation,
  useBindPhoneMutation,
} from '@lobby/api/endpoints/user-binding';
import type { contract, RequestOf } from '@lobby/api-client/contract';
import { mayHaveRun, reasonOf } from '@lobby/api-client/refusal-reasons';
import { currentLocale, useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { type Bound, type Contact, codeFor, useAskCode, usePasskeyProof } from '@lobby/verification/confirm';
import { useReducer, useRef } from 'react';
import { securityMessages } from '../messages/security/index.ts';
import { takeTypedName } from '../set-once/typed-name.ts';
import {
  bindFlow,
  isAboutPermit,
  isBoundAlready,
  isPermitMissing,
  startBinding,
} from './bind-contact.flow.ts';
import { bindWords } from './bind-words.ts';

interface BindOptions {
  readonly contact: Contact;
  /** Bound with the phone, in the same call. */
  readonly realName?: string | undefined;
  /** The account's name. */
  readonly name: string;
  readonly bound: Bound;
  /** What is bound confirms the other, as `KnownMember` says. */
  readonly isProven: boolean;
  /** Something was bound elsewhere meanwhile: what is known of the member is old. */
  onStale(): void;
  onDone(): void;
}

type Proof = Omit<RequestOf<typeof contract.userBinding.bindPhone>, 'phone'>;

/** Binds or changes a phone or mailbox: the only place of the dialog that calls the API, except for asking for codes. */
export function useBindContact(options: BindOptions) {
  const { contact, realName, name, bound, isProven, onStale, onDone } = options;
  const isBound = { phone: bound.phone !== '', email: bound.email !== '' };
  const [state, send] = useReducer(bindFlow, undefined, () => startBinding(contact, isBound, isProven));
  const t = useText(securityMessages);
  const permitCode = useAskCode(`change-${contact}`, name);
  const passkey = usePasskeyProof(`change-${contact}`);
  const newCode = useAskCode(`bind-${contact}`, name);
  const [bindPhone] = useBindPhoneMutation();
  const [bindEmail] = useBindEmailMutation();
  const [bindFromDeposit] = useBindFromDepositMutation();
  /** What a call that failed may have bound all the same. */
  const perhapsBound = useRef<string>(undefined);

  function bind(to: string, { langx, ...proof }: Proof) {
    if (contact === 'email') return bindEmail({ email: to, ...proof, langx });
    // Nothing is replaced, so nobody is told, in any language.
    return realName === undefined
      ? bindPhone({ phone: to, ...proof, langx })
      : bindFromDeposit({ realName, phone: to, ...proof });
  }

  async function submit(to: string, code: string): Promise<void> {
    const sent = codeFor(newCode.state, to);
    if (state.step !== 'entering' || !sent) return;
    send({ type: 'submitted' });
    const proof = { ticket: sent.ticket, code, confirmation: state.permit, langx: currentLocale() };
    const { error } = await bind(to, proof);
    const failure = error && toFailure(error);
    const isSentAgain = perhapsBound.current?.toLowerCase() === to.toLowerCase();
    const isReached =
      failure &&
      ((isBoundAlready(failure, contact) && (!isBound[contact] || isSentAgain)) ||
        // Of the two that one call binds, the name is judged first.
        (realName !== undefined && isSentAgain && reasonOf(failure) === 'real-name-set'));
    if (failure && !isReached) {
      if (mayHaveRun(failure, 'change')) perhapsBound.current = to;
      (isAboutPermit(failure) ? permitCode : newCode).send({ type: 'refused', failure });
      send({ type: 'failed', failure });
      if (isPermitMissing(failure)) onStale();
      return;
    }
    permitCode.send({ type: 'used' });
    newCode.send({ type: 'used' });
    send({ type: 'saved' });
    if (realName !== undefined) takeTypedName();
    toast.success(
      t(realName === undefined ? bindWords(contact, isBound[contact]).done : 'security.bindBoth.done'),
    );
    onDone();
  }

  return { state, send, passkey, permitCode, newCode, submit };
}
