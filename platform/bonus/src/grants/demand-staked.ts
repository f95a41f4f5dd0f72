import { formatYuan } from '@lobby/money';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import { countDue } from '../turnover/count-due.ts';
import type { EmptiedVenues } from '../turnover/index.ts';
import { turnoverOfGrants } from '../turnover/turnover-of-grants.ts';
import type { GrantRow } from './grants.tables.ts';

/**
 * What a grant asks for has to be staked before it is paid; bets that were settled meanwhile count first.
 * @throws Refusal `warning` with what is left, yuan.
 */
export async function demandStaked(
  trx: Transaction<Tables>,
  { id, member_id, need }: GrantRow,
  at: { readonly now: number; readonly emptiedVenues: EmptiedVenues },
): Promise<void> {
  if (need === 0n) return;
  await countDue(trx, member_id, at);
  const left = need - ((await turnoverOfGrants(trx, [id])).get(id) ?? 0n);
  if (left <= 0n) return;
  throw new Refusal('warning', { reason: 'grant-turnover', data: { turnoverLeft: formatYuan(left) } });
}
