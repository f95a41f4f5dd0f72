import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Keys } from '@lobby/platform-kernel/domain/keys';
import type { Kysely } from 'kysely';
import { neighbourhoodOf } from './neighbourhood.ts';
import type { LoginFacts } from './risk-rules.ts';

/** Who is logging in, from where. */
export interface Place {
  readonly memberId: string;
  readonly deviceId: string;
  /** The caller's address. */
  readonly ip: string;
}

/** A member has logged in here: the next login from here is no surprise. */
export async function rememberPlace(
  db: Kysely<Tables>,
  keys: Keys,
  place: Place,
  now: number,
): Promise<void> {
  const seen = { seen_at: BigInt(now) };
  await db
    .insertInto('known_devices')
    .values({ member_id: place.memberId, device_id: place.deviceId, ...seen })
    .onConflict(conflict => conflict.columns(['member_id', 'device_id']).doUpdateSet(seen))
    .execute();
  await db
    .insertInto('known_networks')
    .values({ member_id: place.memberId, network: macOf(keys, place.ip), ...seen })
    .onConflict(conflict => conflict.columns(['member_id', 'network']).doUpdateSet(seen))
    .execute();
}

/** Whether a member has logged in on this device. */
export async function isKnownDevice(
  db: Kysely<Tables>,
  memberId: string,
  deviceId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('seen_at')
    .where('member_id', '=', memberId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the platform remembers about a member and this place. */
export async function recall(
  db: Kysely<Tables>,
  keys: Keys,
  place: Place,
  now: number,
): Promise<Omit<LoginFacts, 'recentFailures'>> {
  const devices = await db
    .selectFrom('known_devices')
    .select(['device_id', 'seen_at'])
    .where('member_id', '=', place.memberId)
    .execute();
  const network = await db
    .selectFrom('known_networks')
    .select('network')
    .where('member_id', '=', place.memberId)
    .where('network', '=', macOf(keys, place.ip))
    .executeTakeFirst();
  const lastSeen = Math.max(...devices.map(each => Number(each.seen_at)));
  return {
    deviceKnown: devices.some(each => each.device_id === place.deviceId),
    networkKnown: network !== undefined,
    awayMs: devices.length === 0 ? undefined : now - lastSeen,
  };
}

function macOf(keys: Keys, ip: string): string {
  return keys.mac('network', neighbourhoodOf(ip));
}
