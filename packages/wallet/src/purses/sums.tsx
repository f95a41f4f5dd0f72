import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useFormat, useText } from '@lobby/i18n';
import { Icon, type IconName } from '@lobby/ui-kit/icon';
import { Panel } from '@lobby/ui-kit/panel';
import { Link } from 'react-router-dom';
import { isMoney } from './is-money.ts';
import { pursesMessages } from './messages/index.ts';
import type { AllBalance, Balance } from './purse-types.ts';
import css from './purses.module.css';

const { deposit, withdrawal, transfer } = paths.mine;

const lockers = ['bets', 'withdrawals', 'transfers'] as const;

/** What there is in all, what of it is free or locked, and the ways on. */
export function Sums({ all, balance }: { all: AllBalance; balance: Balance }) {
  const t = useText(pursesMessages);
  const format = useFormat();
  const pathExists = usePathExists();
  const { lockedBy, usdtBalance = '0' } = balance;
  const locks = lockers.filter(what => isMoney(lockedBy?.[what] ?? '0'));
  const ways: readonly [string, IconName, string][] = [
    [deposit(), 'bank', t('purses.deposit')],
    [withdrawal(), 'card', t('purses.withdrawal')],
    [transfer(), 'transfer', t('purses.transfer')],
  ];
  return (
    <Panel label={t('purses.title')}>
      <dl className={css.sums}>
        <div className={css.sum}>
          <dt>{t('purses.total')}</dt>
          <dd translate="no" data-main>
            {format.money(all.totalMoney)}
          </dd>
        </div>
        <div className={css.sum}>
          <dt>{t('purses.centre')}</dt>
          <dd translate="no">{format.money(all.centerWalletBalance)}</dd>
        </div>
        <div className={css.sum}>
          <dt>{t('purses.locked')}</dt>
          <dd translate="no">
            {format.money(balance.lockMoney ?? '0')}
            {locks.map(what => (
              <small key={what}>
                <br />
                {t(`purses.locked.${what}`)} {format.money(lockedBy?.[what] ?? '0')}
              </small>
            ))}
          </dd>
        </div>
        <div className={css.sum}>
          <dt>{t('purses.usdt')}</dt>
          <dd>
            {t('purses.usdt.amount', { amount: format.number(usdtBalance) })}{' '}
            <small>
              <Link to={transfer({ what: 'usdt' })}>{t('purses.usdt.convert')}</Link>
            </small>
          </dd>
        </div>
        {isMoney(all.owed) && (
          <div className={css.sum}>
            <dt>{t('purses.owed')}</dt>
            <dd translate="no">{format.money(all.owed)}</dd>
            <dd data-note>{t('purses.owed.hint')}</dd>
          </div>
        )}
      </dl>
      <nav className={css.ways} aria-label={t('purses.ways')}>
        {ways
          .filter(([to]) => pathExists(to))
          .map(([to, icon, label]) => (
            <Link key={to} to={to}>
              <Icon name={icon} size={20} />
              {label}
            </Link>
          ))}
      </nav>
    </Panel>
  );
}
