import { longerPause, type Pause, pauseWithExclusion } from '@lobby/funds';
import { samePerson } from '@lobby/platform-identity/members/personal-data/same-person';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Transaction } from 'kysely';
import { lockForChange } from './change-limit.ts';
import { pauseOf } from './pause.ts';
import type { RecallForPause } from './recall-paused.ts';
import { takeTurn } from './take-turn.ts';
import { afterPauses, type BegunPause, writePause } from './write-pause.ts';

type Trx = Transaction<Tables>;

/**
 * Runs a change that binds a phone or mailbox. When its owner is excluded at another site, that exclusion begins for
 * this member too, with the same end and in the same transaction. The session of the call stays.
 */
export function bindInTurn(
  platform: Pick<Platform, 'broker' | 'log'>,
  recallForPause: RecallForPause,
): (ctx: Context, bind: (trx: Trx) => Promise<void>) => Promise<void> {
  return async (ctx, bind) => {
    const now = ctx.clock.now();
    const begun = await ctx.db.transaction().execute(async trx => {
      await takeTurn(trx);
      await bind(trx);
      return carryOver(trx, ctx, now);
    });
    await afterPauses(platform, begun, { at: now, recallForPause });
  };
}

async function carryOver(trx: Trx, ctx: Context, now: number): Promise<readonly BegunPause[]> {
  const { id: memberId, siteId, sessionId } = memberOf(ctx);
  const longest = await longestElsewhere(trx, memberId, now);
  if (!longest) return [];
  const row = (await lockForChange(trx, [memberId]))(memberId);
  const next = pauseWithExclusion(longest, pauseOf(row, now), now);
  return next ? [await writePause(trx, { siteId, memberId }, next, { row, now, kept: sessionId })] : [];
}

async function longestElsewhere(trx: Trx, memberId: string, now: number): Promise<Pause | undefined> {
  const ids = (await samePerson(trx, memberId)).map(one => one.memberId);
  if (ids.length === 0) return undefined;
  const rows = await trx.selectFrom('member_protection').selectAll().where('member_id', 'in', ids).execute();
  const exclusions = rows.flatMap(row => {
    const pause = pauseOf(row, now);
    return pause?.kind === 'exclusion' ? [pause] : [];
  });
  return exclusions.length > 0 ? exclusions.reduce(longerPause) : undefined;
}
