import type { DialogViewProps } from '@lobby/dialogs';
import { useText } from '@lobby/i18n';
import { type KnownMember, MemberGate } from '@lobby/verification/confirm';
import { accountsMessages } from '../messages/index.ts';
import type { ChangeAccount } from './change-account.payload.ts';
import { ChangeAccountView } from './change-account.view.tsx';
import { useChangeAccount } from './use-change-account.ts';

/** Removing an account or making it the default, at work. */
export default function ChangeAccountContainer({ payload, close }: DialogViewProps<ChangeAccount>) {
  const t = useText(accountsMessages);
  return (
    <MemberGate title={t(`accounts.${payload.does}.title`)} onClose={close}>
      {member => (
        <Changing key={Object.values(member.bound).join()} member={member} payload={payload} close={close} />
      )}
    </MemberGate>
  );
}

interface ChangingProps {
  readonly member: KnownMember;
  readonly payload: ChangeAccount;
  close(): void;
}

function Changing({ member, payload, close }: ChangingProps) {
  const { props, submit } = useChangeAccount(member, payload, close);
  return (
    <ChangeAccountView {...props} {...payload} onSubmit={digits => void submit(digits)} onClose={close} />
  );
}
