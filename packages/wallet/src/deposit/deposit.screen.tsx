import { useLocation, useSearchParams } from 'react-router-dom';
import { Order } from '../order/order.container.tsx';
import { methodOfPath, orderIn } from '../order/order-address.ts';
import { OrderOfMethod } from '../order/order-of-method.tsx';
import { Deposit } from './deposit.container.tsx';

/** Choosing how to deposit, or the order that the address names. */
export default function DepositScreen() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const orderId = orderIn(search);
  const method = methodOfPath(pathname);
  if (orderId !== undefined) return <Order key={orderId} orderId={orderId} />;
  return method ? <OrderOfMethod method={method} /> : <Deposit />;
}
