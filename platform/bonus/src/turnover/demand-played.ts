import { formatYuan } from '@lobby/money';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import type { openTurnover } from './open-turnover.ts';

/** Money that its member takes out of a venue. */
export interface Leaving {
  /** Of the games of the venue. */
  readonly category: string;
  /** When money went in last, ms; undefined: never. */
  readonly lastIn: number | undefined;
  readonly now: number;
}

/**
 * Money that went into a venue during an activity stays there until the activity's turnover is done, where playing there
 * counts for it (docs/rules.md#transfers-and-conversion). Call it in the transaction that moves the money.
 * @throws Refusal 'venue-activity' with what is left, yuan.
 */
export function demandPlayed(open: ReturnType<typeof openTurnover>) {
  return async (
    trx: Transaction<Tables>,
    memberId: string,
    { category, lastIn, now }: Leaving,
  ): Promise<void> => {
    if (lastIn === undefined) return;
    const asked = (await open(trx, memberId, now)).filter(
      ({ source, since, weights }) => source === 'bonus' && since <= lastIn && (weights[category] ?? 0) > 0,
    );
    if (asked.length === 0) return;
    const left = asked.reduce((sum, { need, done }) => sum + need - done, 0n);
    throw new Refusal('venue-activity', {
      reason: 'activity-unplayed',
      data: { turnoverLeft: formatYuan(left) },
    });
  };
}
