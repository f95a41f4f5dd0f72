import { formatYuan } from '@lobby/money';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import type { openTurnover } from './open-turnover.ts';

/**
 * Money goes into a venue while an activity still asks for turnover: its member has to say that they know. Call it in
 * the transaction that holds the member's money.
 * @throws Refusal 'venue-activity' with what is left, yuan, where they did not.
 */
export function demandActivity(open: ReturnType<typeof openTurnover>) {
  return async (
    trx: Transaction<Tables>,
    memberId: string,
    { isActivity, now }: { readonly isActivity: boolean; readonly now: number },
  ): Promise<void> => {
    if (isActivity) return;
    const asked = (await open(trx, memberId, now)).filter(({ source }) => source === 'bonus');
    if (asked.length === 0) return;
    const left = asked.reduce((sum, { need, done }) => sum + need - done, 0n);
    throw new Refusal('venue-activity', {
      reason: 'activity-turnover',
      data: { turnoverLeft: formatYuan(left) },
    });
  };
}
