import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Keys } from '@lobby/platform-kernel/domain/keys';
import type { Kysely, Selectable } from 'kysely';
import { newToken, tokenHash } from '../sessions/tokens.ts';
import type { CodeAbout } from './code-about.ts';
import type { Purpose } from './codes.tables.ts';

/** A ticket, and a code, are good for this long. */
export const ticketMs = 10 * 60_000;
/** Tries a code has, right or wrong. */
export const triesPerCode = 5;

export type Verification = Selectable<Tables['verifications']>;

/** Everything a ticket is bound to. A ticket sent with any other value is unknown. */
export interface Claim {
  readonly ticket: string;
  readonly siteId: string;
  readonly deviceId: string;
  readonly purpose: Purpose;
  /** From `subjectOf`. */
  readonly subject: string;
}

/** The member and target of a ticket, and what its code is about, as stored: a MAC of all. */
export function subjectOf(keys: Keys, nameKey: string, target: string, about?: CodeAbout): string {
  const rest = about ? [about.accountId, String(about.amount ?? '')] : [];
  return keys.mac('verification subject', nameKey, target, ...rest);
}

/** Starts a verification and returns its ticket, the only time it is readable. */
export async function openVerification(
  db: Kysely<Tables>,
  about: Omit<Claim, 'ticket'> & { memberId: string | undefined },
  now: number,
): Promise<string> {
  const ticket = newToken();
  await db
    .insertInto('verifications')
    .values({
      id: tokenHash(ticket),
      site_id: about.siteId,
      device_id: about.deviceId,
      purpose: about.purpose,
      member_id: about.memberId ?? null,
      subject: about.subject,
      stage: 'asked',
      code_mac: null,
      code_expires_at: 0n,
      tries: 0,
      expires_at: BigInt(now + ticketMs),
    })
    .execute();
  return ticket;
}

/** Ends the verifications of this purpose, target and device with their codes, because another code is to be sent. */
export async function dropVerifications(
  db: Kysely<Tables>,
  about: Omit<Claim, 'ticket'> & { memberId: string },
): Promise<void> {
  await db
    .deleteFrom('verifications')
    .where('member_id', '=', about.memberId)
    .where('site_id', '=', about.siteId)
    .where('device_id', '=', about.deviceId)
    .where('purpose', '=', about.purpose)
    .where('subject', '=', about.subject)
    .execute();
}

/**
 * The live verification of a claim at this stage.
 * @throws Refusal 'authentication-code-error' when it is none of this claim, '…-expired' when it is over.
 */
export async function expectVerification(
  db: Kysely<Tables>,
  claim: Claim,
  stage: Verification['stage'],
  now: number,
): Promise<Verification> {
  const row = await claimed(db, claim);
  if (row?.stage !== stage) throw new Refusal('authentication-code-error');
  if (row.expires_at <= BigInt(now)) throw new Refusal('authentication-code-expired');
  return row;
}

/**
 * Spends one of a code's five tries. Never call it inside a transaction: the refusal would give the try back.
 * @throws Refusal 'authentication-code-error' (wrong, or not this ticket), '…-expired', or '…-locked' from the fifth wrong one on.
 */
export async function tryCode(
  db: Kysely<Tables>,
  keys: Keys,
  claim: Claim,
  code: string,
  now: number,
): Promise<Verification> {
  const row = await db
    .updateTable('verifications')
    .set(column => ({ tries: column('tries', '+', 1) }))
    .where(bound => bound.and(boundBy(claim)))
    .where('stage', '=', 'asked')
    .where('code_mac', 'is not', null)
    .where('tries', '<', triesPerCode)
    .where('code_expires_at', '>', BigInt(now))
    .returningAll()
    .executeTakeFirst();
  if (!row) throw await whyNot(db, claim);
  const same = timingSafeEqual(Buffer.from(row.code_mac ?? ''), Buffer.from(codeMac(keys, row.id, code)));
  if (same && row.member_id !== null) return row;
  // The last failed attempt already returns "locked", so that the member need not try again to learn it.
  throw new Refusal(row.tries >= triesPerCode ? 'authentication-locked' : 'authentication-code-error');
}

/** Deletes a verification whose code was right. False when a concurrent call has just done so. */
export async function useUp(db: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await db.deleteFrom('verifications').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/**
 * Turns a verification whose code was right into the ticket of the next step; undefined when a concurrent call has
 * done so.
 */
export async function markProven(db: Kysely<Tables>, id: string, now: number): Promise<string | undefined> {
  const ticket = newToken();
  const row = await db
    .updateTable('verifications')
    .set({ id: tokenHash(ticket), stage: 'proven', code_mac: null, expires_at: BigInt(now + ticketMs) })
    .where('id', '=', id)
    .where('stage', '=', 'asked')
    .returning('id')
    .executeTakeFirst();
  return row && ticket;
}

/** What is stored of a code; bound to its verification, so that equal codes look different. */
export function codeMac(keys: Keys, verificationId: string, code: string): string {
  return keys.mac('verification code', verificationId, code);
}

async function whyNot(db: Kysely<Tables>, claim: Claim): Promise<Refusal> {
  const row = await claimed(db, claim);
  if (row?.stage !== 'asked') return new Refusal('authentication-code-error');
  return new Refusal(row.tries >= triesPerCode ? 'authentication-locked' : 'authentication-code-expired');
}

function claimed(db: Kysely<Tables>, claim: Claim): Promise<Verification | undefined> {
  return db
    .selectFrom('verifications')
    .selectAll()
    .where(bound => bound.and(boundBy(claim)))
    .executeTakeFirst();
}

function boundBy(claim: Claim) {
  return {
    id: tokenHash(claim.ticket),
    site_id: claim.siteId,
    device_id: claim.deviceId,
    purpose: claim.purpose,
    subject: claim.subject,
  };
}
