import { contract } from '@lobby/api-client/contract';
import { boundedQueue } from '@lobby/platform-kernel/calls/bounded-queue';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import type { LockMember } from '@lobby/platform-kernel/calls/member-door';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { keepPicture, pictureUrl } from './pictures.ts';
import { redrawPicture } from './redraw-picture.ts';

/** A decoded picture takes up to 64 MB, so a process decodes one at a time; this many may wait for it. */
const inHand = { atOnce: 1, waiting: 15 };

/** Keeps a picture, drawn anew, until something takes it. */
export function uploadImage({ limits }: Pick<Platform, 'limits'>, lockMember: LockMember) {
  const inTurn = boundedQueue(inHand);
  return implement(contract.userFeedback.uploadImage, async ({ image }, ctx) => {
    const member = memberOf(ctx);
    await limits.picturesPerMember.spend(member.id).catch(sayWhich);
    const picture = await inTurn(() => redrawPicture(readBase64(image)));
    const id = await keepPicture(ctx.db, member, picture, { now: ctx.clock.now(), lockMember });
    return { id, url: pictureUrl(id), width: picture.width, height: picture.height };
  });
}

function sayWhich(error: unknown): never {
  if (!(error instanceof Refusal) || error.result !== 'frequent-submission') throw error;
  const { data } = error;
  throw new Refusal('frequent-submission', { reason: 'pictures-of-the-hour', ...(data && { data }) });
}

/** @throws Refusal 'invalid-parameter': Node reads anything as base64, and skips what is none. */
function readBase64(text: string): Uint8Array {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) throw new Refusal('invalid-parameter');
  return Buffer.from(text, 'base64');
}
