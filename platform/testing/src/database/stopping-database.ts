import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** Instead of an answer of a process that stopped. */
export class Stopped extends Error {}

/** A database whose user stops after so many transactions: before the next one, or before what it wrote is kept. */
export function stopping(
  db: Kysely<Tables>,
  { after, isWritten }: { after: number; isWritten: boolean },
): Kysely<Tables> {
  let left = after;
  const transaction = (): Pick<ReturnType<typeof db.transaction>, 'execute'> => ({
    execute: work =>
      db.transaction().execute(async trx => {
        const isLast = left-- === 0;
        if (isLast && !isWritten) throw new Stopped();
        const outcome = await work(trx);
        if (isLast) throw new Stopped();
        return outcome;
      }),
  });
  return new Proxy(db, {
    get(of, key) {
      if (key === 'transaction') return transaction;
      const value: unknown = Reflect.get(of, key, of);
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
}
