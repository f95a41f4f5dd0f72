import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { paths } from '@lobby/feature';
import { useLocale, useText } from '@lobby/i18n';
import { Actions } from '@lobby/ui-kit/actions';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Hint } from '@lobby/ui-kit/hint';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { AccountCard } from './account-card.tsx';
import {
  type AccountPage,
  accountPages,
  kindsOf,
  maxAccountsOfKind,
  pathOf,
  type WithdrawalAccount,
} from './account-kinds.ts';
import css from './accounts.module.css';
import { accountsMessages } from './messages/index.ts';

export interface AccountsViewProps {
  readonly page: AccountPage;
  /** Of all kinds; undefined while they are being fetched, or when that failed. */
  readonly accounts: readonly WithdrawalAccount[] | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  /** ms, the server's time. */
  readonly now: number;
  /** What else belongs to withdrawals: their password. */
  readonly children?: ReactNode;
  onRetry(): void;
  onAdd(): void;
  onChange(does: 'remove' | 'default', account: WithdrawalAccount): void;
}

/** The accounts of one page, with the ways to the others. */
export function AccountsView(props: AccountsViewProps) {
  const { page } = props;
  const t = useText(accountsMessages);
  return (
    <Page title={t('accounts.title')}>
      <nav className={css.pages} aria-label={t('accounts.pages')}>
        {accountPages.map(one => (
          <NavLink key={one} to={pathOf[one]()} end>
            {t(`accounts.page.${one}`)}
          </NavLink>
        ))}
      </nav>
      <Panel label={t(`accounts.page.${page}`)}>
        <Hint>{t(`accounts.intro.${page}`)}</Hint>
        <List {...props} />
      </Panel>
      {props.children}
    </Page>
  );
}

function List({ page, accounts, failure, isRetrying, now, onRetry, onAdd, onChange }: AccountsViewProps) {
  const t = useText(accountsMessages);
  const locale = useLocale();
  if (!accounts && failure)
    return (
      <ErrorState
        title={t('accounts.error')}
        hint={inlineText(failure, locale)}
        busy={isRetrying}
        onRetry={onRetry}
      />
    );
  if (!accounts)
    return (
      <SkeletonGroup label={t('accounts.loading')}>
        <Skeleton shape="block" height="10rem" />
      </SkeletonGroup>
    );
  const kinds: readonly string[] = kindsOf[page];
  const own = accounts.filter(({ kind }) => kinds.includes(kind));
  const isFull = own.length >= maxAccountsOfKind * kinds.length;
  const add = (
    <Button variant="primary" size="l" onClick={onAdd}>
      {t(`accounts.add.${page}`)}
    </Button>
  );
  if (own.length === 0)
    return (
      <EmptyState
        icon="card"
        title={t(`accounts.empty.${page}`)}
        hint={t('accounts.empty.hint')}
        action={add}
      />
    );
  return (
    <>
      <div className={css.cards}>
        {own.map(account => (
          <AccountCard key={account.id} account={account} now={now}>
            <Actions>
              <Link to={paths.mine.withdrawalAccount({ id: account.id })}>{t('accounts.details')}</Link>
              {!account.isDefault && (
                <Button onClick={() => onChange('default', account)}>{t('accounts.setDefault')}</Button>
              )}
              <Button onClick={() => onChange('remove', account)}>{t('accounts.remove')}</Button>
            </Actions>
          </AccountCard>
        ))}
      </div>
      {isFull ? <Hint>{t('accounts.full')}</Hint> : <div>{add}</div>}
    </>
  );
}
