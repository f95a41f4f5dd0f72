import './protection.tables.ts';
import { contract } from '@lobby/api-client/contract';
import { parseYuan } from '@lobby/money';
import { memberOf } from '../kernel/context.ts';
import type { DomainFactory } from '../kernel/domain.ts';
import { implement } from '../kernel/implement.ts';
import { type RunningJob, startJob } from '../kernel/jobs/run-job.ts';
import { Refusal } from '../kernel/refusal.ts';
import { askForEnd, beginPause } from './begin-pause.ts';
import { cancelLimit, confirmLimit, setLimit, underLocks } from './change-limit.ts';
import { protectionInfo, sessionReminder } from './protection-info.ts';
import { pauseRecalls, type RecallForPause } from './recall-paused.ts';

const calls = contract.playerProtection;
const pauseMs = 10_000;

/** What members set for their protection. @param endPlayElsewhere ends what they have running at venues. */
export const protectionDomain =
  (recallForPause: RecallForPause): DomainFactory =>
  platform => {
    const { db, clock } = platform;
    let recalling: RunningJob | undefined;
    return {
      id: 'protection',
      handlers: [
        implement(calls.protectionInfo, async (_, ctx) => protectionInfo(ctx)),
        implement(calls.sessionReminder, async (_, ctx) => sessionReminder(ctx)),
        implement(calls.setLimit, async ({ amount, kind, period }, ctx) => {
          await setLimit(db, { memberId: memberOf(ctx).id, kind, period }, limitOf(amount), clock.now());
          return protectionInfo(ctx);
        }),
        implement(calls.confirmLimit, async (limit, ctx) => {
          await confirmLimit(db, { memberId: memberOf(ctx).id, ...limit }, clock.now());
          return protectionInfo(ctx);
        }),
        implement(calls.cancelLimit, async (limit, ctx) => {
          await cancelLimit(db, { memberId: memberOf(ctx).id, ...limit });
          return protectionInfo(ctx);
        }),
        implement(calls.setReminder, async ({ minutes }, ctx) => {
          const { id: memberId } = memberOf(ctx);
          await underLocks(db, memberId, trx =>
            trx
              .updateTable('member_protection')
              .set({ reminder_minutes: minutes })
              .where('member_id', '=', memberId)
              .execute(),
          );
          return protectionInfo(ctx);
        }),
        implement(calls.timeOut, async ({ hours }, ctx) => {
          await beginPause(platform, ctx, { hours }, recallForPause);
          return protectionInfo(ctx);
        }),
        implement(calls.exclude, async ({ months }, ctx) => {
          await beginPause(platform, ctx, { months }, recallForPause);
          return protectionInfo(ctx);
        }),
        implement(calls.endExclusion, async (_, ctx) => {
          await askForEnd(platform, ctx);
          return protectionInfo(ctx);
        }),
      ],
      async start() {
        recalling = startJob(platform, pauseRecalls(platform, recallForPause), pauseMs);
      },
      catchUp: async () => recalling?.runNow(),
      stop: async () => recalling?.stop(),
    };
  };

function limitOf(text: string): bigint | null {
  if (text === '') return null;
  const fen = parseYuan(text);
  if (fen === undefined) throw new Refusal('invalid-parameter');
  return fen;
}
