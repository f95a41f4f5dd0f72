import { contract } from '@lobby/api-client/contract';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { OpenHalls } from '../navigation-entries.ts';
import { hallsWishedBy, takeBackWishes, wishForHalls } from './hall-wishes.ts';

const calls = contract.advertising;

/** What members ask to be told of the halls of games. */
export const hallWishCalls = (open: OpenHalls) => [
  implement(calls.hallWishes, async (_input, ctx) => ({
    halls: await hallsWishedBy(ctx.db, memberOf(ctx).id),
  })),
  implement(calls.wishHalls, async ({ halls, wished }, ctx) => {
    const { db, clock } = ctx;
    const member = memberOf(ctx);
    if (!wished) await takeBackWishes(db, member.id, halls);
    else if (!(await wishForHalls(db, member, halls, { open, now: clock.now() })))
      throw new Refusal('not-found', { hint: 'none of these halls is being prepared' });
    return { halls: await hallsWishedBy(db, member.id) };
  }),
];
