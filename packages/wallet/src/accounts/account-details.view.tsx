import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Link } from 'react-router-dom';
import sheet from '../page/page.module.css';
import { AccountCard } from './account-card.tsx';
import { pageOf, pathOf, type WithdrawalAccount } from './account-kinds.ts';
import { accountsMessages } from './messages/index.ts';

export interface AccountDetailsViewProps {
  /** Undefined: there is none, or no more. */
  readonly account: WithdrawalAccount | undefined;
  readonly now: number;
  onChange(does: 'remove' | 'default', account: WithdrawalAccount): void;
}

/** One account with its times, and what can be done with it. */
export function AccountDetailsView({ account, now, onChange }: AccountDetailsViewProps) {
  const t = useText(accountsMessages);
  const format = useFormat();
  const back = (
    <Link className={sheet.link} to={pathOf[account ? pageOf(account.kind) : 'bank']()}>
      {t('accounts.back')}
    </Link>
  );
  return (
    <div className={sheet.page}>
      <h1 className={sheet.title}>{t('accounts.title')}</h1>
      <section className={sheet.panel}>
        {account ? (
          <AccountCard account={account} now={now}>
            <p className={sheet.fact}>
              <span>{t('accounts.addedAt')}</span>
              <b>{format.dateTime(account.addedAt)}</b>
            </p>
            <p className={sheet.fact}>
              <span>{t('accounts.usableFrom')}</span>
              <b>{account.usableFrom > now ? format.dateTime(account.usableFrom) : t('accounts.usable')}</b>
            </p>
            <div className={sheet.actions}>
              {!account.isDefault && (
                <Button onClick={() => onChange('default', account)}>{t('accounts.setDefault')}</Button>
              )}
              <Button onClick={() => onChange('remove', account)}>{t('accounts.remove')}</Button>
              {back}
            </div>
          </AccountCard>
        ) : (
          <EmptyState icon="card" title={t('accounts.gone')} hint={t('accounts.gone.hint')} action={back} />
        )}
      </section>
    </div>
  );
}
