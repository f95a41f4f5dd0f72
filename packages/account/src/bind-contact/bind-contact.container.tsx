import { serviceOpened } from '@lobby/api/session';
import type { DialogViewProps } from '@lobby/dialogs';
import { useText } from '@lobby/i18n';
import { codeFor, type KnownMember, MemberGate } from '@lobby/verification/confirm';
import { useRegions } from '@lobby/verification/regions';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { securityMessages } from '../messages/security/index.ts';
import { valuesOf } from './bind-contact.form.ts';
import type { BindContact } from './bind-contact.payload.ts';
import { BindContactView } from './bind-contact.view.tsx';
import { bindWords } from './bind-words.ts';
import { useBindContact } from './use-bind-contact.ts';

/** Binding or changing a phone or mailbox, at work. */
export default function BindContactContainer({ payload, close }: DialogViewProps<BindContact>) {
  const { contact, realName } = payload;
  const t = useText(securityMessages);
  return (
    <MemberGate title={t(bindWords(contact, false).title)} onClose={close}>
      {member => (
        <Binding
          key={[...Object.values(member.bound), member.isProven].join()}
          contact={contact}
          realName={realName}
          member={member}
          close={close}
        />
      )}
    </MemberGate>
  );
}

interface BindingProps extends BindContact {
  readonly member: KnownMember;
  close(): void;
}

function Binding({ contact, realName, member, close }: BindingProps) {
  const { name, bound, isProven, askAgain } = member;
  const dispatch = useDispatch();
  const regions = useRegions();
  const options = { contact, realName, name, bound, isProven, onStale: askAgain, onDone: close };
  const { state, send, passkey, permitCode, newCode, submit } = useBindContact(options);
  const [resumed] = useState(newCode.state.sent);

  async function confirm(code: string): Promise<void> {
    if (state.step !== 'confirming') return;
    const { via } = state;
    if (via === 'passkey') {
      const permit = await passkey.ask();
      if (permit) send({ type: 'confirmed', permit });
      return;
    }
    const sent = codeFor(permitCode.state, via);
    if (sent) send({ type: 'confirmed', permit: { via, ticket: sent.ticket, code } });
  }

  function edit(): void {
    send({ type: 'edited' });
    permitCode.send({ type: 'edited' });
    newCode.send({ type: 'edited' });
  }

  return (
    <BindContactView
      contact={contact}
      bound={bound}
      isProven={isProven}
      state={state}
      regions={regions}
      passkey={passkey.state}
      permitCode={permitCode}
      newCode={newCode}
      initial={resumed && valuesOf(resumed.target, contact)}
      onVia={via => {
        passkey.clear();
        send({ type: 'via-chosen', via });
      }}
      onConfirm={code => void confirm(code)}
      onSubmit={(to, code) => void submit(to, code)}
      onBack={() => send({ type: 'went-back' })}
      onEdit={edit}
      onService={() => dispatch(serviceOpened())}
      onClose={close}
    />
  );
}
