import { useWithdrawalBanksQuery } from '@lobby/api/endpoints/bank-card';
import { useMemberInfoQuery } from '@lobby/api/endpoints/member-session';
import type { DialogViewProps } from '@lobby/dialogs';
import { useText } from '@lobby/i18n';
import { type KnownMember, MemberGate } from '@lobby/verification/confirm';
import { accountsMessages } from '../messages/index.ts';
import type { AddAccount } from './add-account.payload.ts';
import { AddAccountView } from './add-account.view.tsx';
import { useAccountKinds } from './use-account-kinds.ts';
import { useAddAccount } from './use-add-account.ts';

/** Adding an account, at work. */
export default function AddAccountContainer({ payload, close }: DialogViewProps<AddAccount>) {
  const t = useText(accountsMessages);
  return (
    <MemberGate title={t(`accounts.add.${payload.page}`)} onClose={close}>
      {member => (
        <Adding key={Object.values(member.bound).join()} member={member} payload={payload} close={close} />
      )}
    </MemberGate>
  );
}

interface AddingProps {
  readonly member: KnownMember;
  readonly payload: AddAccount;
  close(): void;
}

function Adding({ member, payload: { page }, close }: AddingProps) {
  const { data: banks = [] } = useWithdrawalBanksQuery(undefined, { skip: page !== 'bank' });
  const { data: info } = useMemberInfoQuery({});
  const kinds = useAccountKinds(page);
  const { props, submit } = useAddAccount(member, close);
  return (
    <AddAccountView
      {...props}
      page={page}
      kinds={kinds}
      banks={banks}
      holder={info?.realName ?? ''}
      onSubmit={values => void submit(values)}
      onClose={close}
    />
  );
}
