import { resolve } from 'node:path';
import { formatUsdt, formatYuan } from '@lobby/money';
import { openVenues } from '@lobby/platform-cashier/venues/directory/venue-list';
import {
  type RoundDifference,
  roundDifferences,
} from '@lobby/platform-cashier/venues/reconcile/round-differences';
import {
  type TransferDifference,
  transferDifferences,
} from '@lobby/platform-cashier/venues/reconcile/transfer-differences';
import {
  type VenueDifference,
  venueDifferences,
} from '@lobby/platform-cashier/venues/reconcile/venue-differences';
import type { PlatformConfig } from '@lobby/platform-kernel/domain/config';
import { createLog } from '@lobby/platform-kernel/domain/log';
import { systemClock } from '@lobby/platform-kernel/time/clock';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { ledgerFigures, type UnitFigures } from '@lobby/platform-ledger/audit/figures';
import { takeDataFolder } from '../db/data-folder.ts';
import { hasEmbedded } from '../db/embedded-database.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';

/** What an audit found, for a person. */
export interface AuditReport {
  readonly lines: readonly string[];
  readonly violations: number;
}

type Books = Pick<PlatformConfig, 'databaseUrl' | 'dataDir'> & Partial<Pick<PlatformConfig, 'venueServer'>>;

/**
 * Audits the books of DATABASE_URL beside running platforms, or of a data folder that none uses, and compares them
 * with the venues. Reads only, everything at one moment.
 * @throws Error when the folder is in use or holds no books.
 */
export async function auditBooks(books: Books): Promise<AuditReport> {
  const release = books.databaseUrl === undefined ? takeBooksFolder(books.dataDir) : () => {};
  try {
    const database = await openDatabase({ ...books, inMemory: false });
    try {
      return await reportOf(database, books);
    } finally {
      await database.db.destroy();
    }
  } finally {
    release();
  }
}

function takeBooksFolder(dataDir: string): () => void {
  const path = resolve(dataDir);
  // Opening it would make a new and empty one, whose books are in order.
  if (!hasEmbedded(path)) {
    throw new Error(`There is no database in ${path}: name the folder with --data-dir, or set DATABASE_URL.`);
  }
  const folder = takeDataFolder(path);
  return () => folder.release();
}

function reportOf({ db }: OpenDatabase, { venueServer }: Books): Promise<AuditReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async trx => {
      const figures = await ledgerFigures(trx);
      const { purses, rounds, transfers } = await differencesOf(trx, venueServer);
      const violations = [
        ...(await auditLedger(trx)),
        ...purses.map(sentence),
        ...[...rounds, ...transfers].map(detail),
      ];
      const { CNY, USDT } = figures.units;
      const lines = [
        `accounts             ${figures.accounts}`,
        `operations           ${figures.operations}`,
        `postings             ${figures.postings}`,
        `end of the chains    ${figures.chains}`,
        ...unitLines(CNY, fen => `${formatYuan(fen)} yuan`),
        ...unitLines(USDT, micro => `${formatUsdt(micro)} USDT`),
        `differing purses     ${purses.length}`,
        `differing rounds     ${rounds.length}`,
        `differing transfers  ${transfers.length}`,
        `violations           ${violations.length}`,
        ...violations.map(violation => `  ${violation}`),
      ];
      return { lines, violations: violations.length };
    });
}

/** What venues say is printed here, so nothing is logged; nor is anything written of their clocks. */
async function differencesOf(db: OpenDatabase['db'], venueServer: Books['venueServer']) {
  const log = createLog({ level: 'silent', dev: false });
  const theirs = { ahead: () => undefined, seen: async () => {} };
  const tools = { db, clock: systemClock, log, theirs, config: { venueServer } };
  const deps = { ...tools, venues: openVenues(tools) };
  return {
    purses: await venueDifferences(deps),
    rounds: await roundDifferences(deps),
    transfers: await transferDifferences(deps),
  };
}

function detail(found: RoundDifference | TransferDifference): string {
  const { kind, id, memberId, venue } = found;
  const what = 'problem' in found ? found.problem : `${found.booked} in the books, ${found.reported} there`;
  return `${kind} ${id} of member ${memberId} at ${venue}: ${what}`;
}

function sentence({ memberId, venue, booked, reported }: VenueDifference): string {
  const says = reported === undefined ? 'does not tell' : `says ${reported}`;
  return `member ${memberId} has ${booked} fen at ${venue} by the books, the venue ${says}`;
}

function unitLines(
  { posted, ofMembers, owed, givenByHouses }: UnitFigures,
  print: (amount: bigint) => string,
): string[] {
  return [
    `sum of all postings  ${print(posted)}`,
    `held by members      ${print(ofMembers)}`,
    `owed by members      ${print(owed)}`,
    `given by the houses  ${print(givenByHouses)}`,
  ];
}
