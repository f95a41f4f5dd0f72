import { gameCategories, turnoverNeed, type Weights } from '@lobby/funds';
import type { Transaction } from 'kysely';
import type { Tables } from '../kernel/tables.ts';
import { closeWhenBust } from './close-when-bust.ts';
import type { RequirementRow } from './turnover.tables.ts';

/** What a deposit asks for: staked once, in whatever game. */
export const depositTerms = {
  multiple: 1,
  weights: Object.fromEntries(gameCategories.map(category => [category, 100])) as Weights,
} as const;

interface Opened {
  readonly siteId: string;
  readonly memberId: string;
  readonly source: RequirementRow['source'];
  /** What it is for, e.g. the number of the deposit order; unique with the source. */
  readonly of: string;
  /** Fen. */
  readonly base: bigint;
  readonly terms: { readonly multiple: number; readonly weights: Weights };
  /** How the money of a deposit came: its payment method. */
  readonly cameBy?: string;
  /** ms */
  readonly at: number;
}

/**
 * Opens a requirement in the transaction that credits the money it is for; the same one again does nothing. A member
 * who has lost all there was owes nothing of before any more: call it before the money is credited.
 */
export async function openRequirement(
  trx: Transaction<Tables>,
  { siteId, memberId, source, of, base, terms, cameBy = '', at }: Opened,
): Promise<void> {
  await closeWhenBust(trx, memberId, at);
  await trx
    .insertInto('turnover_requirements')
    .values({
      id: `${source}:${of}`,
      site_id: siteId,
      member_id: memberId,
      source,
      base,
      multiple: String(terms.multiple),
      need: turnoverNeed(base, terms.multiple),
      weights: JSON.stringify(terms.weights),
      came_by: cameBy,
      opened_at: BigInt(at),
      closed_at: null,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
