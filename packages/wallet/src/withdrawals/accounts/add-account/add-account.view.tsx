import { reasonOf, refusalText } from '@lobby/api-client/refusal-reasons';
import { SubmitButton, useFieldForm } from '@lobby/forms';
import { bankOfCard, foldCardNumber, inFours, readChainAddress } from '@lobby/funds';
import { useLocale, useText } from '@lobby/i18n';
import { Callout } from '@lobby/ui-kit/callout';
import { Dialog } from '@lobby/ui-kit/dialog';
import { Fact, Facts } from '@lobby/ui-kit/facts';
import { Hint } from '@lobby/ui-kit/hint';
import { Segmented } from '@lobby/ui-kit/segmented';
import { Select } from '@lobby/ui-kit/select';
import { Stack } from '@lobby/ui-kit/stack';
import { TextField } from '@lobby/ui-kit/text-field';
import { ServiceLine } from '@lobby/verification/confirm';
import { verificationMessages } from '@lobby/verification/messages';
import { useState } from 'react';
import { ConfirmFields, failureOf, isBusy, needOf } from '../../confirmed/confirm-fields.tsx';
import type { ConfirmedProps } from '../../confirmed/use-confirmed-change.ts';
import { useBankName } from '../account-card.tsx';
import { type AccountPage, kindsOf, networkOf, type WithdrawalAccountKind } from '../account-kinds.ts';
import { accountsMessages } from '../messages/index.ts';
import { WholeAddress } from '../whole-address.tsx';
import { type AccountMessage, type AccountValues, accountReaders, accountRules } from './add-account.form.ts';

export interface AddAccountViewProps extends ConfirmedProps {
  readonly page: AccountPage;
  /** What can be added: one, or a choice of networks. */
  readonly kinds: readonly WithdrawalAccountKind[];
  readonly banks: readonly { readonly id: string; readonly name: string }[];
  /** The bound real name, masked. */
  readonly holder: string;
  onSubmit(values: AccountValues): void;
  onClose(): void;
}

/** What an account is, and the code that confirms it. */
export function AddAccountView({
  page,
  kinds,
  banks,
  holder,
  onSubmit,
  onClose,
  ...confirmed
}: AddAccountViewProps) {
  const t = useText(accountsMessages, verificationMessages);
  const locale = useLocale();
  const bankName = useBankName();
  const failure = failureOf(confirmed.state);
  const isOfNumber = failure !== undefined && numberReasons.has(reasonOf(failure) ?? '');
  const [chosen, choose] = useState<WithdrawalAccountKind>();
  const kind = kinds.find(one => one === chosen) ?? kinds[0] ?? kindsOf[page][0];

  const form = useFieldForm<AccountValues, AccountMessage>({
    initial: { kind, number: '', bankId: '', code: '' },
    rules: accountRules(kind, needOf(confirmed)),
    read: accountReaders,
    labels: {
      kind: t('accounts.form.network'),
      number: t(`accounts.form.number.${page}`),
      bankId: t('accounts.form.bank'),
      code: t('verification.code.label'),
    },
    say: t,
    busy: isBusy(confirmed),
    onEdit: confirmed.onEdit,
    onSubmit: values => onSubmit({ ...values, kind }),
  });
  const { number, bankId } = form.values;
  const card = foldCardNumber(number);
  // As it is stored: what a wallet adds around it is gone.
  const address = page === 'coin' ? readChainAddress(networkOf(kind), number) : undefined;

  return (
    <Dialog
      open
      onClose={onClose}
      closable={confirmed.state.step !== 'saving'}
      title={t(`accounts.add.${page}`)}
    >
      <Stack as="form" {...form.frame}>
        {kinds.length > 1 && (
          <Segmented<WithdrawalAccountKind>
            wide
            label={t('accounts.form.network')}
            value={kind}
            onChange={chosen => {
              choose(chosen);
              form.clear('number');
            }}
            items={kinds.map(value => ({ value, label: networkOf(value) }))}
          />
        )}
        <TextField
          {...form.text('number', isOfNumber && failure ? refusalText(failure, locale) : undefined)}
          inputMode={page === 'bank' ? 'numeric' : 'text'}
          autoComplete="off"
          placeholder={t(`accounts.form.placeholder.${page}`)}
          hint={page === 'bank' ? inFours(card) : undefined}
        />
        {page === 'coin' && (
          <Callout icon="warning">{t('accounts.form.coin.warning', { network: networkOf(kind) })}</Callout>
        )}
        {address && (
          <>
            <WholeAddress address={address} />
            <Hint>{t('accounts.address.check')}</Hint>
          </>
        )}
        {page === 'bank' && (
          <Select
            showLabel
            required
            label={t('accounts.form.bank')}
            placeholder={t('accounts.form.bank.placeholder')}
            options={banks.map(({ id, name }) => ({ value: id, label: bankName({ id, name }) }))}
            value={bankId || bankOfCard(card)}
            error={form.choice('bankId').error}
            disabled={isBusy(confirmed)}
            onChange={form.choice('bankId').onChange}
          />
        )}
        <Facts>
          <Fact label={t('accounts.form.holder')}>{holder}</Fact>
        </Facts>
        <Hint>
          {t('accounts.form.holder.hint')} {t('accounts.form.later')}
        </Hint>
        <ConfirmFields
          {...confirmed}
          field={form.text('code')}
          isSaidElsewhere={isOfNumber}
          onEmpty={() => form.set('code', '')}
        />
        <SubmitButton missing={form.missing} busy={isBusy(confirmed)}>
          {t('accounts.form.submit')}
        </SubmitButton>
        <ServiceLine onService={confirmed.onService} />
      </Stack>
    </Dialog>
  );
}

/** Refusals that are about the number itself. */
const numberReasons = new Set<string>([
  'card-number-shape',
  'address-shape',
  'address-contract',
  'address-nobody',
  'account-ours',
  'card-of-other-bank',
  'alipay-shape',
  'account-added',
  'account-taken',
]);
