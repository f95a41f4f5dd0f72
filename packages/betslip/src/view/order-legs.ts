import type { OrderState } from '../state/order.ts';
import type { AcceptedLeg } from '../state/order-answer.ts';

/** The legs of an order as they were taken, or as they were sent while that is not known. */
export function legsOf(state: OrderState): readonly AcceptedLeg[] {
  return state.step === 'accepted' ? state.receipt.legs : state.order.legs;
}
