import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** How many statements work sends to the database, except those that begin and end a transaction. */
export async function countStatements(
  db: Kysely<Tables>,
  work: (counted: Kysely<Tables>) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  const counted = db.withPlugin({
    transformQuery({ node }) {
      count++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work(counted);
  return count;
}
