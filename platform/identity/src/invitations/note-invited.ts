import './invitations.tables.ts';
import '../risk/risk.tables.ts';
import { codeAlphabet, plainCode } from '@lobby/api-client/codes';
import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { sql, type Transaction } from 'kysely';
import { inviteCodeLength } from './invite-code.ts';

interface Newcomer {
  readonly siteId: string;
  readonly memberId: string;
  /** As they came with the registration; empty without one. */
  readonly iCode: string;
  readonly rCode: string;
  readonly deviceId: string;
  /** The caller's address. */
  readonly ip: string;
  /** ms */
  readonly at: number;
}

/**
 * Writes down who invited a new member. Only a registration says so, which is why no circle of inviters can arise. A code
 * that is none of this site says nothing, and keeps nobody from registering; an agent's code goes before a friend's.
 */
export async function noteInvited(trx: Transaction<Tables>, newcomer: Newcomer): Promise<void> {
  const { siteId, memberId, deviceId, ip, at } = newcomer;
  const code = plainCode(newcomer.iCode);
  const isCode = code.length === inviteCodeLength && [...code].every(char => codeAlphabet.includes(char));
  if (!isCode || newcomer.rCode.trim() !== '') return;
  await sql`INSERT INTO invited_members
      (member_id, inviter_id, site_id, registered_at, device_id, address, is_device_known)
    SELECT ${memberId}, member_id, site_id, ${BigInt(at)}, ${deviceId}, ${networkOf(ip)},
      EXISTS (SELECT FROM known_devices JOIN members ON members.id = known_devices.member_id
        WHERE known_devices.device_id = ${deviceId} AND members.site_id = ${siteId})
    FROM invite_codes WHERE site_id = ${siteId} AND code = ${code}`.execute(trx);
}
