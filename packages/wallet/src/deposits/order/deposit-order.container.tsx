import { serverNow } from '@lobby/api';
import { paths } from '@lobby/feature';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { DepositOrderView } from './deposit-order.view.tsx';
import { isInPlaceOfNew, slipBehind } from './deposit-order-address.ts';
import { useDepositOrder } from './follow/use-deposit-order.ts';
import { reportPaymentDialog } from './report/report-payment.dialog.ts';

/** One deposit order, followed until it ends. */
export function DepositOrderContainer({ orderId }: { orderId: string }) {
  const { claim, close, chooseParked, askAgain, ...rest } = useDepositOrder(orderId);
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
    <DepositOrderView
      {...rest}
      isInPlaceOfNew={isInPlaceOfNew(state)}
      now={serverNow}
      onClaim={() => void claim()}
      onClose={() => void close()}
      onParkedChoice={choice => void chooseParked(choice)}
      onReport={report}
      onAsk={askAgain}
      slip={slipBehind(state)?.goingTo}
      onAnother={() => void navigate(paths.mine.deposit(), { state: slipBehind(state) })}
    />
  );
}
