import { randomInt } from 'node:crypto';
import type { Locale } from '@lobby/platform-kernel/calls/locale';
import type { Site } from '@lobby/platform-kernel/calls/site';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { OutgoingMessage } from '@lobby/platform-kernel/domain/messenger';
import { codeMac, ticketMs } from '../verifications.ts';
import { codeMessage } from './code-message.ts';

export interface Delivery {
  readonly site: Site;
  /** The verification the code is for. */
  readonly verificationId: string;
  readonly channel: OutgoingMessage['channel'];
  /** What the message is written in. */
  readonly locale: Locale;
  /** Phone or mailbox; undefined when no member has it: a code is created all the same, but not sent. */
  readonly to: string | undefined;
  /** What it lets the member withdraw, fen. */
  readonly amount?: bigint | undefined;
}

/**
 * Creates a new code, which voids the one before, and sends it. Does not wait for the carrier: its delay would reveal
 * whether a member has the target. Call `takeTurnOf` first.
 */
export async function sendCode(
  { db, keys, messenger, log }: Pick<Platform, 'db' | 'keys' | 'messenger' | 'log'>,
  { site, verificationId, channel, locale, to, amount }: Delivery,
  now: number,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = await db
    .updateTable('verifications')
    .set({
      code_mac: codeMac(keys, verificationId, code),
      code_expires_at: BigInt(now + ticketMs),
      expires_at: BigInt(now + ticketMs),
      tries: 0,
    })
    .where('id', '=', verificationId)
    .where('stage', '=', 'asked')
    .returning('purpose')
    .executeTakeFirst();
  // Used up meanwhile, or nobody's.
  if (!row || to === undefined) return;
  const text = codeMessage(site, { ...row, channel, code, locale, amount });
  messenger
    .send({ siteId: site.id, channel, to, text })
    .catch(error => log.warn({ err: error, channel }, 'a code could not be sent'));
}
