import { serviceOpened } from '@lobby/api/session';
import type { DialogViewProps } from '@lobby/dialogs';
import { useText } from '@lobby/i18n';
import { type KnownMember, MemberGate } from '@lobby/verification/confirm';
import { useDispatch } from 'react-redux';
import { securityMessages } from '../messages/security/index.ts';
import { ChangePasswordView } from './change-password.view.tsx';
import { useChangePassword } from './use-change-password.ts';

/** Changing the login password, at work. */
export default function ChangePasswordContainer({ close }: DialogViewProps) {
  const t = useText(securityMessages);
  return (
    <MemberGate title={t('security.changePassword.title')} onClose={close}>
      {member => <Changing key={Object.values(member.bound).join()} member={member} close={close} />}
    </MemberGate>
  );
}

function Changing({ member, close }: { member: KnownMember; close: () => void }) {
  const dispatch = useDispatch();
  const { state, send, code, passkey, submit } = useChangePassword(member, close);
  return (
    <ChangePasswordView
      state={state}
      name={member.name}
      bound={member.bound}
      code={code}
      passkey={passkey.state}
      onVia={via => {
        passkey.clear();
        send({ type: 'via-chosen', via });
      }}
      onSubmit={values => void submit(values)}
      onEdit={() => {
        send({ type: 'edited' });
        code.send({ type: 'edited' });
      }}
      onService={() => dispatch(serviceOpened())}
      onClose={close}
    />
  );
}
