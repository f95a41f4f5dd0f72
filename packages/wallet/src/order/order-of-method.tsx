import { useOpenDepositsQuery } from '@lobby/api/endpoints/payment';
import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Navigate } from 'react-router-dom';
import type { PaymentMethod } from '../deposit-types.ts';
import { walletMessages } from '../messages/index.ts';
import { orderAddress } from './order-address.ts';

/** The page of a method of its own, without an order in its address: leads to the open one, else to the deposit page. */
export function OrderOfMethod({ method }: { method: PaymentMethod }) {
  const t = useText(walletMessages);
  const open = useOpenDepositsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (open.isFetching || open.isUninitialized)
    return (
      <SkeletonGroup label={t('wallet.order.loading')}>
        <Skeleton shape="block" height="24rem" />
      </SkeletonGroup>
    );
  const order = open.data?.find(each => each.method === method);
  return <Navigate replace to={order ? orderAddress(order) : paths.mine.deposit()} />;
}
