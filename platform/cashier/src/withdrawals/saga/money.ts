import { restoreGrants } from '@lobby/platform-bonus/grants/forfeit-grants';
import { undoLeaving } from '@lobby/platform-bonus/turnover';
import { returnWithdrawal, spendHold, voidHold } from '@lobby/platform-ledger';
import { notifyMember } from '../notify-member.ts';
import { moveTo, type Step, type Trx, type WithdrawalRow } from './withdrawal-row.ts';

/** Who ended a withdrawal, and what they wrote. */
export type Ending = Pick<Step, 'source' | 'at' | 'note' | 'change' | 'nextAt'>;

/** It was paid: what was held leaves the site, and the fee goes to the house. */
export async function payWithdrawal(trx: Trx, row: WithdrawalRow, ending: Ending): Promise<void> {
  await spendHold(trx, row.hold_id, { fee: row.fee, at: ending.at });
  await end(trx, row, { ...ending, to: 'paid' });
}

/** It was not and will not be paid: what was held is free again. */
export async function refundWithdrawal(trx: Trx, row: WithdrawalRow, ending: Ending): Promise<void> {
  await voidHold(trx, row.hold_id, { at: ending.at });
  await undoLeaving(trx, leftWith(row, ending));
  await restoreGrants(trx, row.id);
  await end(trx, row, { ...ending, to: 'rejected' });
}

/** The bank sent back what had been paid: the member has all of it again, the fee included. */
export async function takeReturn(trx: Trx, row: WithdrawalRow, ending: Ending): Promise<void> {
  await returnWithdrawal(trx, row.hold_id, { at: ending.at });
  await undoLeaving(trx, leftWith(row, ending));
  await restoreGrants(trx, row.id);
  await end(trx, row, { ...ending, to: 'returned' });
}

const leftWith = ({ id, site_id: siteId, member_id: memberId }: WithdrawalRow, { at }: Ending) => ({
  ...{ siteId, memberId, withdrawalId: id, at },
});

async function end(trx: Trx, row: WithdrawalRow, step: Step): Promise<void> {
  const change = { finding: '' as const, ...step.change, finished_at: BigInt(step.at) };
  await moveTo(trx, row, { ...step, change });
  await notifyMember(trx, row, step);
}
