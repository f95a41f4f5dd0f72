import { type Key, keyed } from '@lobby/draws';
import type { MembershipRow } from '../promotion-rows.ts';

/**
 * The server seed of one spin of a member: its hash is told before the spin, itself after it. With the moment of joining,
 * so that no number repeats its draw.
 * @param number from 1
 */
export const spinKey = (
  drawSecret: Key,
  { promotion_id, member_id, joined_at }: Pick<MembershipRow, 'promotion_id' | 'member_id' | 'joined_at'>,
  number: number,
): Key => keyed(drawSecret, `spin/${promotion_id}/${member_id}/${joined_at}/${number}`);
