import { useServerNow } from '@lobby/api/use-server-now';
import { useSearchParams } from 'react-router-dom';
import { useWithdrawalOrder } from './order/use-withdrawal-order.ts';
import { WithdrawalOrderView } from './order/withdrawal-order.view.tsx';
import { Withdrawals } from './withdrawals.container.tsx';

/** Asking for a withdrawal, or the one that the address names. */
export default function WithdrawalsScreen() {
  const [search] = useSearchParams();
  const orderNo = search.get('order');
  return orderNo ? <Followed key={orderNo} orderNo={orderNo} /> : <Withdrawals />;
}

function Followed({ orderNo }: { orderNo: string }) {
  const { askAgain, ...rest } = useWithdrawalOrder(orderNo);
  return <WithdrawalOrderView {...rest} now={useServerNow()} onAsk={askAgain} />;
}
