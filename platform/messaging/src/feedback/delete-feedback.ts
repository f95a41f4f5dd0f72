import { contract } from '@lobby/api-client/contract';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { deletePictures } from '../uploads/pictures.ts';

/** Deletes a feedback of the member with its pictures. */
export const deleteFeedback = implement(contract.userFeedback.feedbackDelete, async ({ id }, ctx) => {
  await ctx.db.transaction().execute(async trx => {
    const gone = await trx
      .deleteFrom('feedback')
      .where('id', '=', id)
      .where('member_id', '=', memberOf(ctx).id)
      .executeTakeFirst();
    if (gone.numDeletedRows !== 1n) throw new Refusal('not-found');
    await deletePictures(trx, id);
  });
  return null;
});
