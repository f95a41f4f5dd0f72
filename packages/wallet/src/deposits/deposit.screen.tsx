import { useLocation, useSearchParams } from 'react-router-dom';
import { Deposit } from './deposit.container.tsx';
import { DepositOrderContainer } from './order/deposit-order.container.tsx';
import { methodOfPath, orderIn } from './order/deposit-order-address.ts';
import { OpenOrderOfMethod } from './order/open-order-of-method.tsx';

/** Choosing how to deposit, or the order that the address names. */
export default function DepositScreen() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const orderId = orderIn(search);
  const method = methodOfPath(pathname);
  if (orderId !== undefined) return <DepositOrderContainer key={orderId} orderId={orderId} />;
  return method ? <OpenOrderOfMethod method={method} /> : <Deposit />;
}
