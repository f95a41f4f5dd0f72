import { maxStake, type SeriesProblem, type SlipProblem } from '@lobby/betting';
import { type Fen, formatYuan } from '@lobby/money';
import { SLIP_LIMIT } from '@lobby/sports';
import type { LegView } from './leg-source.ts';
import type { SlipView } from './slip-view.ts';
import { fieldLimits, isPlaceable, type TicketView } from './ticket-view.ts';

/** What the big button does now. */
export type SlipAction =
  /** Agree to what has changed, before anything is placed. */
  | { readonly kind: 'accept'; readonly legs: readonly LegView[] }
  | { readonly kind: 'login' }
  | { readonly kind: 'place'; readonly tickets: readonly TicketView[] }
  | { readonly kind: 'blocked'; readonly by: Obstacle };

/** Why nothing can be placed. `at`: the stake field concerned. */
export type Obstacle =
  | { readonly kind: 'closed'; readonly legs: readonly LegView[] }
  /** Prices from before a reload are still being looked at. */
  | { readonly kind: 'unchecked' }
  | { readonly kind: 'rule'; readonly problem: SeriesProblem }
  /** The limits leave less than the least stake for a series or system. */
  | { readonly kind: 'full' }
  /** More tickets than are taken in one call. */
  | { readonly kind: 'too-many'; readonly most: number }
  | { readonly kind: 'no-stake'; readonly at: string | undefined }
  | { readonly kind: 'stake'; readonly problem: SlipProblem; readonly at: string }
  /** All risks together are more than the balance, by so much (yuan). */
  | { readonly kind: 'short'; readonly by: string; readonly at: string | undefined };

/** Decides what the button does. Pure. */
export function actionOf(view: SlipView): SlipAction {
  const { form, legs, counted, loggedIn } = view;
  const blocked = (by: Obstacle): SlipAction => ({ kind: 'blocked', by });
  const shut = legs.filter(({ offered }) => !offered.open);
  const isCombined = form === 'series' || form === 'systems';
  if (shut.length > 0 && (isCombined || shut.length === legs.length)) {
    return blocked({ kind: 'closed', legs: shut });
  }
  const [problem] = view.problems;
  if (problem) return blocked({ kind: 'rule', problem });

  const meant = form === 'several' ? counted.flatMap(ticket => ticket.legs) : legs;
  const asking = meant.filter(({ offered }) => offered.open && offered.offer.asks);
  if (asking.length > 0) return { kind: 'accept', legs: asking };
  if (!loggedIn) return { kind: 'login' };

  if (counted.length === 0) return blocked({ kind: 'no-stake', at: firstField(view) });
  if (meant.some(({ isUnchecked }) => isUnchecked)) return blocked({ kind: 'unchecked' });
  if (counted.length > SLIP_LIMIT) return blocked({ kind: 'too-many', most: SLIP_LIMIT });
  if (counted.some(({ isFull }) => isFull)) return blocked({ kind: 'full' });
  for (const { id, problems } of counted) {
    const [problem] = problems;
    if (problem && (problem.kind !== 'over-balance' || counted.length === 1)) {
      return blocked({ kind: 'stake', problem, at: id });
    }
  }
  if (view.short > 0n) {
    return blocked({ kind: 'short', by: formatYuan(view.short), at: counted.at(-1)?.id });
  }
  return { kind: 'place', tickets: counted };
}

function firstField({ form, legs, tickets }: SlipView): string | undefined {
  if (form === 'systems') return undefined;
  return tickets.find(({ isOpen }) => isOpen)?.id ?? legs.find(isPlaceable)?.selection.key;
}

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
