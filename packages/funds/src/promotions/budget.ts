import type { Fen } from '@lobby/money';
import type { StepReason } from './step.ts';

/** What is left to be given, fen: of the promotion, and for the member. */
interface BudgetLeft {
  readonly total: Fen;
  readonly member: Fen;
}

/** Why a gift that was reached is not given: it is given whole or not at all. Undefined: it is given. */
export function withheldBy(gift: Fen, { total, member }: BudgetLeft): StepReason | undefined {
  // A share of less than a fen is no gift either.
  if (gift === 0n) return 'no-gift';
  if (gift > total) return 'budget-total';
  return gift > member ? 'budget-member' : undefined;
}
