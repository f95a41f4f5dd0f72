import { refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { defineRules, filled, SubmitButton, useFieldForm } from '@lobby/forms';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Dialog } from '@lobby/ui-kit/dialog';
import { Fact, Facts } from '@lobby/ui-kit/facts';
import { Hint } from '@lobby/ui-kit/hint';
import { Link } from '@lobby/ui-kit/link';
import { PasswordField } from '@lobby/ui-kit/password-field';
import { Stack } from '@lobby/ui-kit/stack';
import { isAboutCode } from '@lobby/verification/codes/refusal';
import {
  type AskCodeProps,
  type Bound,
  ConfirmPart,
  codeFor,
  FailureNote,
  type Via,
} from '@lobby/verification/confirm';
import { type MessageId as VerificationId, verificationMessages } from '@lobby/verification/messages';
import { codeChecks, readCode } from '@lobby/verification/rules';
import { accountsMessages } from './accounts/messages/index.ts';
import { WholeAddress } from './accounts/whole-address.tsx';
import { CostLines } from './cost-lines.tsx';
import { type MessageId, withdrawalMessages } from './messages/index.ts';
import { withdrawalPasswordMessages } from './password/messages/index.ts';
import { passwordRefusal } from './password/password-refusal.ts';
import { useLockWords } from './password/use-lock-words.ts';
import type { Quote } from './quote.ts';
import type { UsdtWithdrawalInfo, WithdrawalKind } from './withdrawal-types.ts';

/** How the member proves a withdrawal: by its password, or by a code to what is bound. */
export type ProofProps =
  | { readonly by: 'password' }
  | {
      readonly by: 'code';
      readonly bound: Bound;
      readonly via: 'phone' | 'email';
      readonly code: AskCodeProps;
      onVia(via: Via): void;
    };

export interface ConfirmWithdrawalProps {
  readonly kind: WithdrawalKind;
  readonly usdt: UsdtWithdrawalInfo | undefined;
  readonly quote: Quote | undefined;
  /** Yuan. */
  readonly amount: string;
  /** Where it goes, as it is shown. */
  readonly account: string;
  /** Whole, of an address on a chain; else empty. */
  readonly address: string;
  /** Whose account it is, masked. */
  readonly holder: string;
  readonly proof: ProofProps;
  readonly failure: ApiFailure | undefined;
  /** By the server's clock, ms. */
  readonly now: number;
  readonly isSending: boolean;
  onEdit(): void;
  /** Six digits: the password or the code. */
  onSubmit(digits: string): void;
  onForgot(): void;
  onClose(): void;
}

interface Values {
  readonly digits: string;
}

type Message = MessageId | VerificationId;

/** Repeats everything about a withdrawal before it is asked for, with its second factor. */
export function ConfirmWithdrawalView(props: ConfirmWithdrawalProps) {
  const { kind, usdt, quote, amount, account, address, holder, proof, failure, isSending } = props;
  const t = useText(withdrawalMessages, verificationMessages);
  const p = useText(withdrawalPasswordMessages);
  const a = useText(accountsMessages);
  const format = useFormat();
  const lockWords = useLockWords();
  const locale = useLocale();
  const said = passwordRefusal(failure);
  const isPassword = proof.by === 'password';
  const isSent = proof.by === 'code' && codeFor(proof.code.state, proof.via) !== undefined;
  const form = useFieldForm<Values, Message>({
    initial: { digits: '' },
    rules: defineRules<Values, Message>({
      digits: isPassword
        ? [
            [filled, 'withdrawal.confirm.password.required'],
            [digits => digits.length === 6, 'withdrawal.confirm.password.digits'],
          ]
        : [[() => isSent, 'verification.code.getFirst'], ...codeChecks],
    }),
    read: { digits: readCode },
    labels: { digits: isPassword ? t('withdrawal.confirm.password') : t('verification.code.label') },
    say: t,
    busy: isSending,
    onEdit: props.onEdit,
    onSubmit: ({ digits }) => props.onSubmit(digits),
  });
  const ofPassword =
    said?.kind === 'wrong'
      ? p('withdrawalPassword.wrong', { left: said.left })
      : said?.kind === 'locked'
        ? lockWords(said.until, props.now)
        : failure && isPassword
          ? refusalText(failure, locale)
          : undefined;
  const aboutCode = failure && !isPassword && isAboutCode(failure) ? failure : undefined;
  return (
    <Dialog open onClose={props.onClose} closable={!isSending} title={t('withdrawal.confirm.title')}>
      <Stack as="form" {...form.frame}>
        <Facts>
          <Fact label={t('withdrawal.confirm.account')}>{account}</Fact>
          <Fact label={t('withdrawal.confirm.holder')}>{holder}</Fact>
          <Fact label={t('withdrawal.confirm.amount')}>
            <span translate="no">{format.money(amount)}</span>
          </Fact>
        </Facts>
        {address && (
          <>
            <WholeAddress address={address} />
            <Hint>{a('accounts.address.check')}</Hint>
          </>
        )}
        <CostLines kind={kind} quote={quote} usdt={usdt} />
        {proof.by === 'password' ? (
          <>
            <PasswordField
              {...form.text('digits', ofPassword)}
              inputMode="numeric"
              maxLength={6}
              autoComplete="off"
            />
            <Hint>
              <Link as="button" type="button" onClick={props.onForgot}>
                {t('withdrawal.confirm.forgot')}
              </Link>
            </Hint>
          </>
        ) : (
          <>
            <ConfirmPart
              bound={proof.bound}
              via={proof.via}
              passkey={{ isOffered: false, isAsking: false }}
              code={proof.code}
              field={form.text('digits')}
              onEmpty={() => form.set('digits', '')}
              refusal={aboutCode}
              busy={isSending}
              onVia={proof.onVia}
            />
            <FailureNote failure={aboutCode ? undefined : failure} />
          </>
        )}
        <Hint>{t('withdrawal.noUndo')}</Hint>
        <SubmitButton missing={form.missing} busy={isSending}>
          {t('withdrawal.confirm.submit')}
        </SubmitButton>
      </Stack>
    </Dialog>
  );
}
