import { useFormat, useText } from '@lobby/i18n';
import { Callout } from '@lobby/ui-kit/callout';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Link } from '@lobby/ui-kit/link';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAccountName } from './accounts/account-card.tsx';
import {
  pageOf,
  pathOf,
  type WithdrawalAccount,
  type WithdrawalAccountKind,
} from './accounts/account-kinds.ts';
import { withdrawalMessages } from './messages/index.ts';
import css from './withdrawals.module.css';

interface AccountChoiceProps {
  readonly kind: WithdrawalAccountKind;
  /** Of this kind. */
  readonly accounts: readonly WithdrawalAccount[];
  readonly chosen: WithdrawalAccount | undefined;
  readonly now: number;
  /** Why money cannot go to the chosen one. */
  readonly error: string | undefined;
  onChoose(id: string): void;
}

/** Where the money goes: one of the member's accounts of the kind. */
export function AccountChoice({ kind, accounts, chosen, now, error, onChoose }: AccountChoiceProps) {
  const t = useText(withdrawalMessages);
  const format = useFormat();
  const name = useAccountName();
  const group = useId();
  const to = pathOf[pageOf(kind)]();
  if (accounts.length === 0)
    return (
      <EmptyState
        size="s"
        icon="card"
        title={t('withdrawal.accounts.none')}
        hint={t('withdrawal.accounts.none.hint')}
        action={
          <Link as={RouterLink} standalone to={to}>
            {t('withdrawal.accounts.add')}
          </Link>
        }
      />
    );
  return (
    <>
      <fieldset className={css.accounts}>
        <legend>{t('withdrawal.accounts')}</legend>
        {accounts.map(account => (
          <label key={account.id} className={css.account}>
            <input
              type="radio"
              name={group}
              checked={account === chosen}
              disabled={account.usableFrom > now}
              onChange={() => onChoose(account.id)}
            />
            <b>{name(account)}</b>
            <span>{account.masked}</span>
            {account.usableFrom > now && (
              <small>{t('withdrawal.accounts.waiting', { date: format.dateTime(account.usableFrom) })}</small>
            )}
          </label>
        ))}
      </fieldset>
      {error && <Callout role="alert">{error}</Callout>}
      <p>
        <Link as={RouterLink} standalone to={to}>
          {t('withdrawal.accounts.manage')}
        </Link>
      </p>
    </>
  );
}
