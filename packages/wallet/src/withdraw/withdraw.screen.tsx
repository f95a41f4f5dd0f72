import { useServerNow } from '@lobby/api/use-server-now';
import { useSearchParams } from 'react-router-dom';
import { useWithdrawal } from './order/use-withdrawal.ts';
import { WithdrawalView } from './order/withdrawal.view.tsx';
import { Withdraw } from './withdraw.container.tsx';

/** Asking for a withdrawal, or the one that the address names. */
export default function WithdrawScreen() {
  const [search] = useSearchParams();
  const orderNo = search.get('order');
  return orderNo ? <Followed key={orderNo} orderNo={orderNo} /> : <Withdraw />;
}

function Followed({ orderNo }: { orderNo: string }) {
  const { askAgain, ...rest } = useWithdrawal(orderNo);
  return <WithdrawalView {...rest} now={useServerNow()} onAsk={askAgain} />;
}
