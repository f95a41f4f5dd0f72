import { useServerNow } from '@lobby/api/use-server-now';
import type { DialogViewProps } from '@lobby/dialogs';
import { useText } from '@lobby/i18n';
import { type KnownMember, MemberGate } from '@lobby/verification/confirm';
import { withdrawalPasswordMessages } from './messages/index.ts';
import { useWithdrawalPassword } from './use-withdrawal-password.ts';
import type { WithdrawalPassword } from './withdrawal-password.payload.ts';
import { WithdrawalPasswordView } from './withdrawal-password.view.tsx';

/** Setting, changing or resetting the withdrawal password, at work. */
export default function WithdrawalPasswordContainer({ payload, close }: DialogViewProps<WithdrawalPassword>) {
  const t = useText(withdrawalPasswordMessages);
  return (
    <MemberGate title={t(`withdrawalPassword.${payload.does}.title`)} onClose={close}>
      {member => (
        <Choosing key={Object.values(member.bound).join()} member={member} payload={payload} close={close} />
      )}
    </MemberGate>
  );
}

interface ChoosingProps {
  readonly member: KnownMember;
  readonly payload: WithdrawalPassword;
  close(): void;
}

function Choosing({ member, payload, close }: ChoosingProps) {
  const { props, submit } = useWithdrawalPassword(member, payload, close);
  return (
    <WithdrawalPasswordView
      {...props}
      {...payload}
      now={useServerNow()}
      onSubmit={values => void submit(values)}
      onClose={close}
    />
  );
}
