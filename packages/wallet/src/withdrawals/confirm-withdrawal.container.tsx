import { useServerNow } from '@lobby/api/use-server-now';
import { useText } from '@lobby/i18n';
import { md5Hex } from '@lobby/verification/codes/md5';
import {
  type CodeAbout,
  codeFor,
  type KnownMember,
  MemberGate,
  useAskCode,
  type Via,
} from '@lobby/verification/confirm';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { fenOf } from '../amount/typed-amount.ts';
import { useAccountName } from './accounts/account-card.tsx';
import { type ConfirmWithdrawalProps, ConfirmWithdrawalView } from './confirm-withdrawal.view.tsx';
import type { ConfirmedSubject } from './confirmed-subject.ts';
import { withdrawalMessages } from './messages/index.ts';
import { withdrawalPasswordDialog } from './password/withdrawal-password.dialog.ts';
import { quoteOf } from './quote.ts';
import type { Proof } from './request/use-withdrawal.ts';
import type { WithdrawalState } from './request/withdrawal.flow.ts';

interface ConfirmWithdrawalContainerProps extends ConfirmedSubject {
  readonly state: Extract<WithdrawalState, { step: 'confirming' | 'sending' }>;
  readonly by: 'password' | 'code';
  onEdit(): void;
  onSubmit(proof: Proof): void;
  onClose(): void;
}

/** The confirmation at work: the site asks for the withdrawal password, or for a code. */
export function ConfirmWithdrawal(props: ConfirmWithdrawalContainerProps) {
  const t = useText(withdrawalMessages);
  if (props.by === 'password') return <ByPassword {...props} />;
  return (
    <MemberGate title={t('withdrawal.confirm.title')} onClose={props.onClose}>
      {member => <ByCode key={Object.values(aboutOf(props)).join()} {...props} member={member} />}
    </MemberGate>
  );
}

function useShared({ state, kind, usdt, account, onEdit, onClose }: ConfirmWithdrawalContainerProps) {
  const dispatch = useDispatch();
  const name = useAccountName();
  const { amount, rate } = state.step === 'confirming' ? state.wanted : state.request;
  // What is sent, whatever has been read since.
  const asked = usdt && { ...usdt, rate };
  return {
    kind,
    usdt: asked,
    quote: quoteOf(fenOf(amount), kind, asked),
    amount,
    account: account.address ? name(account) : `${name(account)} ${account.masked}`,
    address: account.address,
    holder: account.holder,
    failure: state.step === 'confirming' ? state.failure : undefined,
    now: useServerNow(),
    isSending: state.step === 'sending',
    onEdit,
    onClose,
    onForgot() {
      onClose();
      dispatch(withdrawalPasswordDialog.open({ does: 'reset' }));
    },
  } satisfies Omit<ConfirmWithdrawalProps, 'proof' | 'onSubmit'>;
}

function ByPassword(props: ConfirmWithdrawalContainerProps) {
  return (
    <ConfirmWithdrawalView
      {...useShared(props)}
      proof={{ by: 'password' }}
      onSubmit={digits => props.onSubmit({ password: md5Hex(digits) })}
    />
  );
}

/** What a code is good for: this withdrawal alone. */
function aboutOf({ state }: ConfirmWithdrawalContainerProps): CodeAbout {
  const { accountId, amount } = state.step === 'confirming' ? state.wanted : state.request;
  return { accountId, amount };
}

function ByCode(props: ConfirmWithdrawalContainerProps & { readonly member: KnownMember }) {
  const { name, bound } = props.member;
  const [via, setVia] = useState<'phone' | 'email'>(bound.phone ? 'phone' : 'email');
  const code = useAskCode('withdrawal', name, aboutOf(props));
  const onVia = (chosen: Via) => {
    if (chosen !== 'passkey') setVia(chosen);
  };
  return (
    <ConfirmWithdrawalView
      {...useShared(props)}
      proof={{ by: 'code', bound, via, code, onVia }}
      onEdit={() => {
        props.onEdit();
        code.send({ type: 'edited' });
      }}
      onSubmit={digits => {
        const sent = codeFor(code.state, via);
        if (sent) props.onSubmit({ confirmation: { via, ticket: sent.ticket, code: digits } });
      }}
    />
  );
}
