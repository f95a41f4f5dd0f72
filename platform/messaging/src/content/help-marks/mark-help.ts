import { contract } from '@lobby/api-client/contract';
import { implement } from '@lobby/platform-kernel/calls/implement';

/** Counts what a reader says of a page. */
export const markHelp = implement(
  contract.advertising.markHelp,
  async ({ page, helped }, { db, site, clock }) => {
    const [yes, no] = helped ? [1n, 0n] : [0n, 1n];
    await db
      .insertInto('help_marks')
      .values({ site_id: site.id, page, helped: yes, not_helped: no, marked_at: BigInt(clock.now()) })
      .onConflict(conflict =>
        conflict.columns(['site_id', 'page']).doUpdateSet(({ eb, ref }) => ({
          helped: eb('help_marks.helped', '+', ref('excluded.helped')),
          not_helped: eb('help_marks.not_helped', '+', ref('excluded.not_helped')),
          marked_at: ref('excluded.marked_at'),
        })),
      )
      .execute();
    return {};
  },
);
