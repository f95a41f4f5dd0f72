import { banks } from '@lobby/funds';
import { useFormat, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Hint } from '@lobby/ui-kit/hint';
import { Icon } from '@lobby/ui-kit/icon';
import type { ReactNode } from 'react';
import { pageOf, type WithdrawalAccount } from './account-kinds.ts';
import css from './accounts.module.css';
import { accountsMessages } from './messages/index.ts';
import { WholeAddress } from './whole-address.tsx';

const icons = { bank: 'card', coin: 'transfer', alipay: 'qr' } as const;

/** How an account is called: its bank, or its kind. */
export function useAccountName(): (
  account: Pick<WithdrawalAccount, 'kind' | 'bankId' | 'bankName'>,
) => string {
  const t = useText(accountsMessages);
  const bank = useBankName();
  return ({ kind, bankId, bankName }) =>
    kind === 'bank' ? bank({ id: bankId, name: bankName }) : t(`accounts.name.${kind}`);
}

/** A bank in the member's script; one that we do not know as the platform names it. */
export function useBankName(): (bank: { readonly id: string; readonly name: string }) => string {
  const t = useText(accountsMessages);
  return ({ id, name }) => {
    const known = banks.find(bank => bank.id === id);
    return known ? t(`accounts.bank.${known.id}`) : name;
  };
}

interface AccountCardProps {
  readonly account: WithdrawalAccount;
  /** ms, the server's time. */
  readonly now: number;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** One account, masked where it is not an address, with what is to know about it. */
export function AccountCard({ account, now, children }: AccountCardProps) {
  const t = useText(accountsMessages);
  const format = useFormat();
  const name = useAccountName();
  const { kind, masked, address, holder, isDefault, usableFrom } = account;
  return (
    <article className={css.card} aria-label={`${name(account)} ${masked}`}>
      <p className={css.head}>
        <Icon name={icons[pageOf(kind)]} size={20} />
        {name(account)}
        {isDefault && <Badge tone="accent">{t('accounts.default')}</Badge>}
        {usableFrom > now && (
          <Badge tone="gold">{t('accounts.waiting', { date: format.dateTime(usableFrom) })}</Badge>
        )}
      </p>
      {address ? <WholeAddress address={address} /> : <p className={css.number}>{masked}</p>}
      <Hint>
        {t('accounts.holder')} {holder}
      </Hint>
      {children}
    </article>
  );
}
