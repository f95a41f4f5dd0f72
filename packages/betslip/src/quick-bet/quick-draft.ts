import { type OddsFormat, showPrice, ticketExposure } from '@lobby/betting';
import { formatYuan, parseYuan } from '@lobby/money';
import type { OrderDraft } from '../state/order.ts';
import type { PickedSelection } from '../state/selection.ts';

interface QuickBet {
  /** Yuan. */
  readonly amount: string;
  readonly userId: string;
  readonly format: OddsFormat;
  readonly policy: OrderDraft['policy'];
  /** The state of the match that the price belongs to; empty when unknown. */
  readonly stateVersion: string;
}

/** The single that a press on a price places at once: at the price pressed. Undefined where there is none to show. */
export function quickDraft(selection: PickedSelection, bet: QuickBet): OrderDraft | undefined {
  const { price, line, strong } = selection.agreed;
  const shown = showPrice(price, bet.format);
  if (!shown) return undefined;
  const { risk, win } = ticketExposure({ unit: parseYuan(bet.amount) ?? 0n, sizes: [1], legs: [shown] });
  return {
    userId: bet.userId,
    legs: [{ selection, price: shown, line, strong, stateVersion: bet.stateVersion }],
    sizes: [1],
    stake: bet.amount,
    policy: bet.policy,
    risk: formatYuan(risk),
    win: formatYuan(win),
    quick: true,
  };
}
