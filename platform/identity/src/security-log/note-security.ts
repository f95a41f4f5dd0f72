import { minute as minuteMs } from '@lobby/calendar';
import type { Context } from '@lobby/platform-kernel/calls/context';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { deviceLabel, maskAddress } from '@lobby/platform-kernel/texts/device-label';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';

/** The kinds of events. The client has a text for each: `auth.securityLog.*`. */
export type SecurityKind =
  | 'login'
  /** A wrong password, or an unknown name. */
  | 'login-failed'
  /** Refused for another reason: a captcha, a limit, a check of the device. */
  | 'login-refused'
  /** A login that was questioned gave the code sent to the phone; it may still be refused for the device limit. */
  | 'device-admitted'
  | 'password-reset'
  | 'password-changed'
  | 'phone-bound'
  | 'phone-changed'
  | 'email-bound'
  | 'email-changed'
  | 'real-name-bound'
  | 'passkey-added'
  | 'passkey-removed'
  | 'withdrawal-password-set'
  | 'withdrawal-password-changed'
  | 'payout-account-added'
  | 'payout-account-removed'
  | 'session-ended'
  | 'account-frozen'
  | 'account-unfrozen'
  | 'bet-refused';

export interface SecurityNote {
  readonly kind: SecurityKind;
  /** Undefined: an unknown name. */
  readonly memberId: string | undefined;
  /** Why, as a word: the name of a result code, `logout`, `others`, `limit-reached`. Never text that a caller sent. */
  readonly reason?: string;
  /** What it applies to, readable for a member. Never text that a caller sent. */
  readonly about?: string;
}

/** What is known of the caller. */
export type NotedCaller = Pick<Context, 'db' | 'clock' | 'site' | 'ip' | 'place' | 'userAgent' | 'log'>;

/** Unauthenticated callers can cause these repeatedly: those of a minute are one row with a count. */
const summed: readonly SecurityKind[] = ['login-failed', 'login-refused', 'bet-refused'];

/**
 * Writes an entry of the security log, a row and a log line, with the caller's device, masked address and place.
 * Never makes the call fail: an entry that cannot be written is logged. Inside a transaction pass `trx`.
 */
export async function noteSecurity(
  ctx: NotedCaller,
  note: SecurityNote,
  trx?: Transaction<Tables>,
): Promise<void> {
  const { kind, memberId, reason = '', about = '' } = note;
  const from = {
    device_label: deviceLabel(ctx.userAgent),
    masked_ip: maskAddress(ctx.ip),
    country: ctx.place.country,
    city: ctx.place.city,
  };
  ctx.log.info({ security: kind, reason, about, member: memberId, ...from }, 'security event');
  const at = BigInt(ctx.clock.now());
  const row = {
    site_id: ctx.site.id,
    member_id: memberId ?? null,
    kind,
    reason,
    about,
    ...from,
    at,
    last_at: at,
  };
  const minute = at / BigInt(minuteMs);
  const sumKey = summed.includes(kind) ? [ctx.site.id, memberId ?? '', kind, reason, minute].join(':') : null;
  if (trx) return insert(trx, { ...row, sum_key: sumKey });
  await insert(ctx.db, { ...row, sum_key: sumKey }).catch(error =>
    ctx.log.error({ err: error, security: kind }, 'a security event could not be written'),
  );
}

async function insert(db: Kysely<Tables>, row: Insertable<Tables['security_events']>): Promise<void> {
  await db
    .insertInto('security_events')
    .values(row)
    .onConflict(conflict =>
      conflict.column('sum_key').doUpdateSet({
        times: sql`security_events.times + 1`,
        last_at: sql`greatest(security_events.last_at, excluded.last_at)`,
      }),
    )
    .execute();
}
