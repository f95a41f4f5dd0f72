import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useBrand } from '@lobby/brand-kit';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useLocale, useText } from '@lobby/i18n';
import { CopyButton } from '@lobby/ui-kit/copy-button';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Hint } from '@lobby/ui-kit/hint';
import { Icon } from '@lobby/ui-kit/icon';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { type Account, SecurityTasks } from '@lobby/verification/security-score';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MineNav } from '../frame/mine-nav.tsx';
import { BalancePanel, type BalancePanelProps } from './balance-panel.tsx';
import { overviewMessages } from './messages/index.ts';
import css from './overview.module.css';

export interface OverviewViewProps extends Omit<BalancePanelProps, 'name'> {
  /** Undefined while it is being fetched, or when that failed. */
  readonly account: Account | undefined;
  readonly accountFailure: ApiFailure | undefined;
  readonly isRetryingAccount: boolean;
  /** The last bets, on a site that has them. */
  readonly recentBets: ReactNode;
  /** Unread letters; undefined while that is not known. */
  readonly unread: number | undefined;
  /** No navigation beside the page: its entries are part of the overview. */
  readonly isNarrow: boolean;
  onRetryAccount(): void;
  /** Undefined on a site where it cannot be set. */
  readonly onSetBirthday: (() => void) | undefined;
}

/** The start of the member area: money, what is new, what to do for the account's security, the last bets. */
export function OverviewView(props: OverviewViewProps) {
  const { account, accountFailure, unread, isNarrow } = props;
  const t = useText(overviewMessages);
  const locale = useLocale();
  return (
    <Page>
      <BalancePanel {...props} name={account?.info.name} />
      {isNarrow && <MineNav shape="grid" unread={unread ?? 0} />}
      <div className={css.columns}>
        {props.recentBets}
        <div className={css.aside}>
          {!isNarrow && <LetterNotice unread={unread} />}
          {!account && accountFailure ? (
            <section className={css.panel}>
              <ErrorState
                size="s"
                title={t('overview.account.error')}
                hint={inlineText(accountFailure, locale)}
                busy={props.isRetryingAccount}
                onRetry={props.onRetryAccount}
              />
            </section>
          ) : (
            <SecurityTasks score={account?.score} onSetBirthday={props.onSetBirthday} />
          )}
          <PermanentAddress />
        </div>
      </div>
    </Page>
  );
}

/** How many letters are unread, and the way to them; nothing where the site has no page for letters. */
function LetterNotice({ unread }: { unread: number | undefined }) {
  const t = useText(overviewMessages);
  const isSome = unread !== undefined && unread > 0;
  const none = unread === undefined ? t('overview.letters.unknown') : t('overview.letters.none');
  if (!usePathExists()(paths.mine.message())) return null;
  return (
    <Link className={css.letters} to={paths.mine.message()} data-unread={isSome || undefined}>
      <span className={css.disc}>
        <Icon name="mail" size={20} />
      </span>
      <span>{isSome ? t('overview.letters', { count: unread }) : none}</span>
      <Icon name="chevron-right" size={16} />
    </Link>
  );
}

/** The address at which the site is always found; nothing where the brand has none. */
function PermanentAddress() {
  const t = useText(overviewMessages);
  const { switches, api } = useBrand();
  if (!switches.permanentSite) return null;
  const words = { copied: t('overview.permanent.copied'), failed: t('overview.permanent.copyFailed') };
  return (
    <Panel heading={t('overview.permanent')}>
      <p translate="no">
        {api.host} <CopyButton text={api.host} label={t('overview.permanent.copy')} words={words} />
      </p>
      <Hint>{t('overview.permanent.hint')}</Hint>
    </Panel>
  );
}
