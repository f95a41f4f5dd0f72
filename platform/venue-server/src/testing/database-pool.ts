import type { PGlite } from '@electric-sql/pglite';
import { openPglite } from '../database/open-database.ts';

/** Given back. Test files of a worker run one after the other, so one or two are ever open. */
const free: PGlite[] = [];

/** An empty PGlite in memory. Making one takes two to four seconds of a core, emptying a used one a hundredth of that. */
export async function borrowDatabase() {
  const used = free.pop();
  const pglite = used ?? (await openPglite());
  if (used) {
    await used.exec('DISCARD ALL');
    await used.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  }
  return { pglite, giveBack: () => void free.push(pglite) };
}
