import { serverNow } from '@lobby/api';
import { paths } from '@lobby/feature';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOrder } from './follow/use-order.ts';
import { OrderView } from './order.view.tsx';
import { isInPlaceOfNew } from './order-address.ts';
import { reportPaymentDialog } from './report/report-payment.dialog.ts';

/** One deposit order, followed until it ends. */
export function Order({ orderId }: { orderId: string }) {
  const { claim, close, wish, askAgain, ...rest } = useOrder(orderId);
  const navigate = useNavigate();
  const { state } = useLocation();
  const dispatch = useDispatch();
  const report = () => {
    const { order } = rest;
    if (!order) return;
    const currency = order.usdtAmount === '' ? 'CNY' : 'USDT';
    dispatch(reportPaymentDialog.open({ orderId, currency, asksPayer: order.method === 'bank' }));
  };
  return (
    <OrderView
      {...rest}
      isInPlaceOfNew={isInPlaceOfNew(state)}
      now={serverNow}
      onClaim={() => void claim()}
      onClose={() => void close()}
      onWish={what => void wish(what)}
      onReport={report}
      onAsk={askAgain}
      onAnother={() => void navigate(paths.mine.deposit())}
    />
  );
}
