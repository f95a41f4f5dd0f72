import { gameCategories, turnoverNeed, type Weights } from '@lobby/funds';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import { closeWhenSpent, type EmptiedVenues } from './close-when-spent.ts';
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
 * Opens requirements of one member in the transaction that credits their money; repeating it does nothing. Call it
 * before the credit, and once for all that is credited together, because it first waives earlier ones of a member
 * without money.
 */
export async function openRequirements(
  trx: Transaction<Tables>,
  opened: readonly [Opened, ...Opened[]],
  emptiedVenues: EmptiedVenues,
): Promise<void> {
  const [{ memberId, at }] = opened;
  await closeWhenSpent(trx, memberId, { now: at, emptiedVenues });
  await insert(trx, opened);
}

/** Opens what has to be staked for a grant, from which nothing was credited; repeating it does nothing. */
export function openForGrant(
  trx: Transaction<Tables>,
  opened: Omit<Opened, 'source' | 'cameBy'>,
): Promise<void> {
  return insert(trx, [{ ...opened, source: 'grant' }]);
}

async function insert(trx: Transaction<Tables>, opened: readonly Opened[]): Promise<void> {
  await trx
    .insertInto('turnover_requirements')
    .values(opened.map(rowOf))
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** As `openRequirements`, for money that comes alone. */
export function openRequirement(
  trx: Transaction<Tables>,
  opened: Opened,
  emptiedVenues: EmptiedVenues,
): Promise<void> {
  return openRequirements(trx, [opened], emptiedVenues);
}

function rowOf({ siteId, memberId, source, of, base, terms, cameBy = '', at }: Opened) {
  return {
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
  };
}
