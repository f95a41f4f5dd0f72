import { contract } from '@lobby/api-client/contract';
import * as v from 'valibot';
import type { Member } from '../kernel/context.ts';
import { auditLedger } from '../ledger/audit.ts';
import { listRecords } from '../sportsbook/records/records.ts';
import { auditExposures } from '../sportsbook/risk/audit.ts';
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
