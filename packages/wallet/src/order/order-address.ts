import { paths } from '@lobby/feature';
import type { DepositOrder, PaymentMethod } from '../deposit-types.ts';

const { deposit, huione, xnbsk } = paths.mine;

/** The page of an order: huione and xnbsk have their own, the others are views of the deposit page. */
export function orderAddress({ method, orderId }: Pick<DepositOrder, 'method' | 'orderId'>): string {
  const page = method === 'huione' ? huione : method === 'xnbsk' ? xnbsk : deposit;
  return page({ order: orderId });
}

/** The order that an address names. */
export function orderIn(search: URLSearchParams): string | undefined {
  return search.get('order') || undefined;
}

/** The method whose own page a path is; undefined for the deposit page. */
export function methodOfPath(pathname: string): PaymentMethod | undefined {
  return pathname === huione() ? 'huione' : pathname === xnbsk() ? 'xnbsk' : undefined;
}
