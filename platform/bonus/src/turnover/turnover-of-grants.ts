import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** Fen that were staked for grants, by their ids; of one without a requirement nothing is told. */
export async function turnoverOfGrants(
  db: Kysely<Tables>,
  grantIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  if (grantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('turnover_requirements')
    .select(['id', 'done'])
    .where(
      'id',
      'in',
      grantIds.map(id => `grant:${id}`),
    )
    .execute();
  return new Map(rows.map(({ id, done }) => [id.slice('grant:'.length), done]));
}
