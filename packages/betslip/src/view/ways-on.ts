import { maxStake } from '@lobby/betting';
import { type Fen, formatYuan } from '@lobby/money';
import type { SlipAction } from './action.ts';
import { fieldLimits } from './field-limits.ts';
import type { SlipView } from './slip-view.ts';

/** What one press does about what keeps the slip from being placed. */
export type WayOn =
  /** Stakes the most that is possible now, in yuan, at this field. */
  | { readonly kind: 'lower'; readonly at: string; readonly to: string }
  /** Leads to the deposit page, and from there back to the slip. */
  | { readonly kind: 'deposit' }
  /** Takes the items out of the slip that take no bets. */
  | { readonly kind: 'drop'; readonly keys: readonly string[] };

/** The ways on where the button is blocked, the most likely first. Pure. */
export function waysOn(view: SlipView, action: SlipAction): readonly WayOn[] {
  if (action.kind !== 'blocked') return [];
  const { by } = action;
  switch (by.kind) {
    case 'closed':
      return [{ kind: 'drop', keys: by.legs.map(({ selection }) => selection.key) }];
    case 'short':
      return [...lowered(view, by.at), { kind: 'deposit' }];
    case 'stake':
      if (by.problem.kind === 'over-balance') return [...lowered(view, by.at), { kind: 'deposit' }];
      return by.problem.kind === 'above-maximum' ? lowered(view, by.at) : [];
    default:
      return [];
  }
}

/** To what the limits, and the balance beside the other tickets, leave for one; none where that is below the least stake. */
function lowered({ counted, balance }: SlipView, at: string | undefined): readonly WayOn[] {
  const ticket = counted.find(({ id }) => id === at);
  if (!ticket || at === undefined || balance === undefined) return [];
  const others = counted.reduce<Fen>(
    (sum, { id, exposure }) => (id === at ? sum : sum + (exposure?.risk ?? 0n)),
    0n,
  );
  const limits = { ...ticket.limits, balance: balance - others };
  const { min, max, balance: free = 0n, price } = fieldLimits({ ...ticket, limits });
  if (max === undefined) return [];
  const most = maxStake({ max, balance: free, price });
  return most > 0n && most >= (min ?? 0n) ? [{ kind: 'lower', at, to: formatYuan(most) }] : [];
}
