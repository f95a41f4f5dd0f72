import { useOpenDepositsQuery } from '@lobby/api/endpoints/payment';
import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Navigate, useLocation } from 'react-router-dom';
import { walletMessages } from '../../messages/index.ts';
import type { DepositMethod } from '../deposit-types.ts';
import { depositOrderAddress, slipBehind } from './deposit-order-address.ts';

/** The page of a method of its own, without an order in its address: leads to the open one, else to the deposit page. */
export function OpenOrderOfMethod({ method }: { method: DepositMethod }) {
  const t = useText(walletMessages);
  const slip = slipBehind(useLocation().state);
  const open = useOpenDepositsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (open.isFetching || open.isUninitialized)
    return (
      <SkeletonGroup label={t('wallet.depositOrder.loading')}>
        <Skeleton shape="block" height="24rem" />
      </SkeletonGroup>
    );
  const order = open.data?.find(each => each.method === method);
  return <Navigate replace to={order ? depositOrderAddress(order) : paths.mine.deposit()} state={slip} />;
}
