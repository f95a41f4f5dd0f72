import { useFormat, useText } from '@lobby/i18n';
import { Actions } from '@lobby/ui-kit/actions';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Fact, Facts } from '@lobby/ui-kit/facts';
import { Link } from '@lobby/ui-kit/link';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Link as RouterLink } from 'react-router-dom';
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
    <Link as={RouterLink} standalone to={pathOf[account ? pageOf(account.kind) : 'bank']()}>
      {t('accounts.back')}
    </Link>
  );
  return (
    <Page title={t('accounts.title')}>
      <Panel>
        {account ? (
          <AccountCard account={account} now={now}>
            <Facts gap={3}>
              <Fact label={t('accounts.addedAt')}>{format.dateTime(account.addedAt)}</Fact>
              <Fact label={t('accounts.usableFrom')}>
                {account.usableFrom > now ? format.dateTime(account.usableFrom) : t('accounts.usable')}
              </Fact>
            </Facts>
            <Actions>
              {!account.isDefault && (
                <Button onClick={() => onChange('default', account)}>{t('accounts.setDefault')}</Button>
              )}
              <Button onClick={() => onChange('remove', account)}>{t('accounts.remove')}</Button>
              {back}
            </Actions>
          </AccountCard>
        ) : (
          <EmptyState
            scene="missing"
            icon="card"
            title={t('accounts.gone')}
            hint={t('accounts.gone.hint')}
            action={back}
          />
        )}
      </Panel>
    </Page>
  );
}
