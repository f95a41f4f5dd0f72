import { contract } from '@lobby/api-client/contract';
import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import { implement } from '@lobby/platform-kernel/calls/implement';
import type { Platform } from '@lobby/platform-kernel/domain/domain';

/** Counts what a reader says of a page; no address may say much. */
export const markHelp = ({ limits }: Pick<Platform, 'limits'>) =>
  implement(contract.advertising.markHelp, async ({ page, helped }, { db, site, clock, ip }) => {
    await limits.marksPerAddress.spend(networkOf(ip));
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
  });
