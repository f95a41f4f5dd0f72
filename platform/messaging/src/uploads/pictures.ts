import { randomBytes } from 'node:crypto';
import type { Member } from '@lobby/platform-kernel/calls/context';
import type { LockMember } from '@lobby/platform-kernel/calls/member-door';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import type { Picture } from './redraw-picture.ts';

/** Waiting pictures of a member; the oldest gives way. */
const mostWaiting = 12;
/** How long a picture waits for something that takes it, ms. */
export const waitingForMs = 24 * 3_600_000;

/** Where pictures are served; the id follows. */
export const picturePath = '/site/api/v1/user/upload/picture/';
/** A picture's address under the API base. */
export const pictureUrl = (id: string): string => `${picturePath}${id}`;

/** Keeps a picture of a member until something takes it; answers its id. */
export async function keepPicture(
  db: Kysely<Tables>,
  member: Pick<Member, 'id' | 'siteId'>,
  picture: Picture,
  { now, lockMember }: { readonly now: number; readonly lockMember: LockMember },
): Promise<string> {
  // 192 bits: the address alone gives access.
  const id = randomBytes(24).toString('base64url');
  await db.transaction().execute(async trx => {
    await lockMember(trx, member.id);
    await trx
      .insertInto('uploads')
      .values({
        id,
        site_id: member.siteId,
        member_id: member.id,
        ...picture,
        taken_by: null,
        place: 0,
        created_at: BigInt(now),
      })
      .execute();
    const waiting = await trx
      .selectFrom('uploads')
      .select('id')
      .where('member_id', '=', member.id)
      .where('taken_by', 'is', null)
      .orderBy('created_at', 'desc')
      .execute();
    const tooMany = waiting.slice(mostWaiting).map(each => each.id);
    if (tooMany.length > 0) await trx.deleteFrom('uploads').where('id', 'in', tooMany).execute();
  });
  return id;
}

/**
 * Gives waiting pictures of a member to an owner, in this order.
 * @throws Refusal 'file-upload-failure' (picture-gone) unless each is there, waits and is this member's.
 */
export async function takePictures(
  trx: Transaction<Tables>,
  member: Pick<Member, 'id'>,
  ids: readonly string[],
  owner: string,
): Promise<void> {
  for (const [place, id] of ids.entries()) {
    const taken = await trx
      .updateTable('uploads')
      .set({ taken_by: owner, place })
      .where('id', '=', id)
      .where('member_id', '=', member.id)
      .where('taken_by', 'is', null)
      .executeTakeFirst();
    if (taken.numUpdatedRows !== 1n) throw new Refusal('file-upload-failure', { reason: 'picture-gone' });
  }
}

/** The pictures of these owners, in their order. */
export async function picturesOf(db: Kysely<Tables>, owners: readonly string[]) {
  if (owners.length === 0) return [];
  const rows = await db
    .selectFrom('uploads')
    .select(['id', 'taken_by', 'width', 'height'])
    .where('taken_by', 'in', owners)
    .orderBy('place')
    .execute();
  return rows.map(({ id, taken_by, ...size }) => ({ id, owner: taken_by, url: pictureUrl(id), ...size }));
}

/** Deletes the pictures of an owner. */
export async function deletePictures(trx: Transaction<Tables>, owner: string): Promise<void> {
  await trx.deleteFrom('uploads').where('taken_by', '=', owner).execute();
}

/** Deletes the pictures that nothing took within a day. */
export async function sweepPictures(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('uploads')
    .where('taken_by', 'is', null)
    .where('created_at', '<=', BigInt(now - waitingForMs))
    .execute();
}
