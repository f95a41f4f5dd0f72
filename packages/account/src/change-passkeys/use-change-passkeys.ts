import { refetchNow, toFailure } from '@lobby/api';
import {
  useAddPasskeyMutation,
  usePasskeyRegistrationMutation,
  usePasskeysQuery,
  useRemovePasskeyMutation,
} from '@lobby/api/endpoints/user-passkeys';
import { mayHaveRun, reasonOf } from '@lobby/api-client/refusal-reasons';
import { currentLocale, useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import {
  askForNewPasskey,
  codeFor,
  type KnownMember,
  useAskCode,
  usePasskeyProof,
} from '@lobby/verification/confirm';
import { useReducer } from 'react';
import { securityMessages } from '../messages/security/index.ts';
import { passkeysFlow, type Registration, startPasskeys } from './change-passkeys.flow.ts';
import type { ChangePasskeys } from './change-passkeys.payload.ts';

type Failed = Parameters<typeof toFailure>[0];

/** Adds or removes a passkey: the only place of the dialog that calls the API, except for confirmations. */
export function useChangePasskeys(
  { name, bound, askAgain }: KnownMember,
  { remove }: ChangePasskeys,
  onDone: () => void,
) {
  const purpose = remove ? 'remove-passkey' : 'add-passkey';
  const isBound = { phone: bound.phone !== '', email: bound.email !== '' };
  const [state, send] = useReducer(passkeysFlow, isBound, startPasskeys);
  const t = useText(securityMessages);
  const code = useAskCode(purpose, name);
  const passkey = usePasskeyProof(purpose);
  const [begin] = usePasskeyRegistrationMutation();
  const [add] = useAddPasskeyMutation();
  const [drop] = useRemovePasskeyMutation();
  const list = usePasskeysQuery();

  /** After a call that may have been executed only the list knows whether the member has the passkey; undefined: nor does it. */
  async function isKept(id: string, error: Failed): Promise<boolean | undefined> {
    if (!mayHaveRun(toFailure(error), 'change')) return undefined;
    const data = await refetchNow(list);
    return data?.some(passkey => passkey.id === id);
  }

  function finish(words: 'security.passkey.add.done' | 'security.passkey.remove.done') {
    send({ type: 'saved' });
    toast.success(t(words));
    onDone();
  }

  function fail(error: Failed) {
    const failure = toFailure(error);
    code.send({ type: 'refused', failure });
    send({ type: 'failed', failure });
    if (reasonOf(failure) === 'confirmation-missing') askAgain();
  }

  /** @param digits of the code, where the member confirms by one. */
  async function confirm(digits: string): Promise<void> {
    if (state.step !== 'confirming') return;
    const { via } = state;
    const sent = codeFor(code.state, via);
    const byCode = via !== 'passkey' && sent ? { via, ticket: sent.ticket, code: digits } : undefined;
    const confirmation = via === 'passkey' ? await passkey.ask() : byCode;
    if (!confirmation) return;
    send({ type: 'submitted' });
    if (remove) {
      const { error } = await drop({ id: remove.id, confirmation, langx: currentLocale() });
      if (error && (await isKept(remove.id, error)) !== false) return fail(error);
      code.send({ type: 'used' });
      return finish('security.passkey.remove.done');
    }
    const { data, error } = await begin({ confirmation });
    if (!data) return fail(error);
    code.send({ type: 'used' });
    send({ type: 'begun', registration: data });
  }

  async function create({ ticket, options }: Registration): Promise<void> {
    send({ type: 'submitted' });
    const asked = await askForNewPasskey(options);
    if ('problem' in asked) return send({ type: 'not-made', problem: asked.problem });
    const { error } = await add({ ticket, credential: asked.answer, langx: currentLocale() });
    if (error && !(await isKept(asked.answer.id, error))) return fail(error);
    return finish('security.passkey.add.done');
  }

  return { state, send, code, passkey, confirm, create };
}
