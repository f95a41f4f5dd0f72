import { isRecord } from '@lobby/api/storage';
import { paths } from '@lobby/feature';
import { type WayBack, wayBack } from '@lobby/feature/way-back';
import { matchPath } from 'react-router-dom';
import type { DepositMethod, DepositOrder } from '../deposit-types.ts';

const { deposit, huione, xnbsk } = paths.mine;

type Named = Pick<DepositOrder, 'method' | 'orderId'>;

/** The page of an order: huione and xnbsk have their own, the others are views of the deposit page. */
export function depositOrderAddress({ method, orderId }: Named): string {
  const page = method === 'huione' ? huione : method === 'xnbsk' ? xnbsk : deposit;
  return page({ order: orderId });
}

/** The order that an address names. */
export function orderIn(search: URLSearchParams): string | undefined {
  return search.get('order') || undefined;
}

/** The way to an order that was opened, or to one that was open before and is shown in place of another. */
export function wayToOpened(
  { order, isEarlier }: { readonly order: Named; readonly isEarlier: boolean },
  cameWith: unknown,
) {
  const state = { isInPlaceOfNew: isEarlier, ...slipBehind(cameWith) };
  return [depositOrderAddress(order), { replace: true, state }] as const;
}

/** Of the state of a location, what leads back to the slip that the member came from; every page of a deposit hands it on. */
export function slipBehind(state: unknown): WayBack | undefined {
  const goingTo = wayBack(state);
  const isSlip = goingTo !== undefined && matchPath(paths.game.sport.pattern, goingTo.split(/[?#]/)[0] ?? '');
  return isSlip ? { goingTo } : undefined;
}

/** Whether the state of a location says that the order is shown in place of one that was asked for. */
export function isInPlaceOfNew(state: unknown): boolean {
  return isRecord(state) && state.isInPlaceOfNew === true;
}

/** The method whose own page a path is; undefined for the deposit page. */
export function methodOfPath(pathname: string): DepositMethod | undefined {
  return pathname === huione() ? 'huione' : pathname === xnbsk() ? 'xnbsk' : undefined;
}
