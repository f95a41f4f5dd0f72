import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** A captcha, solved or not, is over after this long. */
export const captchaMs = 2 * 60_000;

type Kind = Tables['captchas']['kind'];

/** The device and site the captcha was issued to; an answer is accepted from there only. */
export interface CaptchaHolder {
  siteId: string;
  deviceId: string;
}

export interface StoredCaptcha extends CaptchaHolder {
  id: string;
  kind: Kind;
  solution: string;
  /** Zero bits of the work that goes with it. */
  bits: number;
}

/** Stores a captcha, for two minutes by default. False when the id exists already. */
export async function putCaptcha(
  db: Kysely<Tables>,
  { id, kind, siteId, deviceId, solution, bits }: StoredCaptcha,
  now: number,
  livesMs: number = captchaMs,
): Promise<boolean> {
  const row = await db
    .insertInto('captchas')
    .values({
      id,
      kind,
      site_id: siteId,
      device_id: deviceId,
      solution,
      work_bits: bits,
      issued_at: BigInt(now),
      expires_at: BigInt(now + livesMs),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes a captcha out, so that it is answered once, right or wrong, even when a hundred answers come at once.
 * Undefined when it is unknown, used or expired. An attempt from another device or site uses it up as well.
 */
export async function takeCaptcha(
  db: Kysely<Tables>,
  which: { id: string; kind: Kind } & CaptchaHolder,
  now: number,
): Promise<{ solution: string; bits: number; ageMs: number } | undefined> {
  const row = await db
    .deleteFrom('captchas')
    .where('id', '=', which.id)
    .where('kind', '=', which.kind)
    .returningAll()
    .executeTakeFirst();
  if (!row || row.expires_at <= BigInt(now)) return undefined;
  if (row.site_id !== which.siteId || row.device_id !== which.deviceId) return undefined;
  return { solution: row.solution, bits: row.work_bits, ageMs: now - Number(row.issued_at) };
}

export async function sweepCaptchas(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('captchas').where('expires_at', '<=', BigInt(now)).execute();
}
