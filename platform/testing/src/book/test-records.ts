import { contract } from '@lobby/api-client/contract';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { listRecords } from '@lobby/platform-sportsbook/records/records';
import { auditExposures } from '@lobby/platform-sportsbook/risk/audit';
import * as v from 'valibot';
import type { TestBook } from './test-book.ts';

/** The bets of a member, the newest first. */
export async function recordsOf({ db }: Pick<TestBook, 'db'>, { id }: Pick<Member, 'id'>) {
  const page = v.parse(contract.record.betRecordList.request, {});
  return (await listRecords(db, id, page)).list;
}

/** What is wrong with money and with exposure: nothing. */
export async function auditsOf({ db }: Pick<TestBook, 'db'>) {
  return [...(await auditLedger(db)), ...(await auditExposures(db))];
}
