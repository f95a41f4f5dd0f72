import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { Actions } from '@lobby/ui-kit/actions';
import { Button } from '@lobby/ui-kit/button';
import { Link } from 'react-router-dom';
import { walletMessages } from '../../../messages/index.ts';
import type { DepositOrderViewProps } from '../deposit-order-props.ts';
import css from './ends.module.css';

/** The ways on once the money is there: to what it was deposited for, to the record, and only then to another deposit. */
export function AfterDeposit({ slip, onAnother }: Pick<DepositOrderViewProps, 'slip' | 'onAnother'>) {
  const t = useText(walletMessages);
  const pathExists = usePathExists();
  const bets = slip ?? paths.game.sport({ enName: 'crty' });
  const mayBet = pathExists(paths.game.sport({ enName: 'crty' }));
  return (
    <Actions align="center">
      {mayBet && (
        <Link className={css.way} data-primary to={bets}>
          {t(slip === undefined ? 'wallet.depositOrder.toBets' : 'wallet.depositOrder.toSlip')}
        </Link>
      )}
      {pathExists(paths.mine.transactions()) && (
        <Link className={css.way} to={paths.mine.transactions()}>
          {t('wallet.depositOrder.toRecord')}
        </Link>
      )}
      <Button onClick={onAnother}>{t('wallet.depositOrder.again')}</Button>
    </Actions>
  );
}
