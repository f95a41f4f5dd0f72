import { serverNow } from '@lobby/api-client/api';
import { paths } from '@lobby/feature';
import { useNavigate } from 'react-router-dom';
import { useOrder } from './follow/use-order.ts';
import { OrderView } from './order.view.tsx';

/** One deposit order, followed until it ends. */
export function Order({ orderId }: { orderId: string }) {
  const { claim, close, wish, askAgain, ...rest } = useOrder(orderId);
  const navigate = useNavigate();
  return (
    <OrderView
      {...rest}
      now={serverNow}
      onClaim={() => void claim()}
      onClose={() => void close()}
      onWish={what => void wish(what)}
      onAsk={askAgain}
      onAnother={() => void navigate(paths.mine.deposit())}
    />
  );
}
