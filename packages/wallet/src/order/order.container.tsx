import { serverNow } from '@lobby/api-client/api';
import { paths } from '@lobby/feature';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOrder } from './follow/use-order.ts';
import { OrderView } from './order.view.tsx';
import { isInPlaceOfNew } from './order-address.ts';

/** One deposit order, followed until it ends. */
export function Order({ orderId }: { orderId: string }) {
  const { claim, close, wish, askAgain, ...rest } = useOrder(orderId);
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <OrderView
      {...rest}
      isInPlaceOfNew={isInPlaceOfNew(state)}
      now={serverNow}
      onClaim={() => void claim()}
      onClose={() => void close()}
      onWish={what => void wish(what)}
      onAsk={askAgain}
      onAnother={() => void navigate(paths.mine.deposit())}
    />
  );
}
