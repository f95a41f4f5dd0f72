import { serviceOpened } from '@lobby/api/session';
import type { DialogViewProps } from '@lobby/dialogs';
import { useText } from '@lobby/i18n';
import { type KnownMember, MemberGate } from '@lobby/verification/confirm';
import { useDispatch } from 'react-redux';
import { securityMessages } from '../messages/security/index.ts';
import type { ChangePasskeys } from './change-passkeys.payload.ts';
import { ChangePasskeysView } from './change-passkeys.view.tsx';
import { useChangePasskeys } from './use-change-passkeys.ts';

/** Adding or removing a passkey, at work. */
export default function ChangePasskeysContainer({ payload, close }: DialogViewProps<ChangePasskeys>) {
  const t = useText(securityMessages);
  const title = t(payload.remove ? 'security.passkey.remove.title' : 'security.passkey.add.title');
  return (
    <MemberGate title={title} onClose={close}>
      {member => (
        <Changing key={Object.values(member.bound).join()} member={member} payload={payload} close={close} />
      )}
    </MemberGate>
  );
}

interface ChangingProps {
  readonly member: KnownMember;
  readonly payload: ChangePasskeys;
  close(): void;
}

function Changing({ member, payload, close }: ChangingProps) {
  const dispatch = useDispatch();
  const { state, send, code, passkey, confirm, create } = useChangePasskeys(member, payload, close);
  return (
    <ChangePasskeysView
      removes={payload.remove?.device}
      state={state}
      bound={member.bound}
      code={code}
      passkey={passkey.state}
      onVia={via => {
        passkey.clear();
        send({ type: 'via-chosen', via });
      }}
      onSubmit={digits => void (state.step === 'ready' ? create(state.registration) : confirm(digits))}
      onEdit={() => {
        send({ type: 'edited' });
        code.send({ type: 'edited' });
      }}
      onService={() => dispatch(serviceOpened())}
      onClose={close}
    />
  );
}
