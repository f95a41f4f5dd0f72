import './protection.tables.ts';
import { contract } from '@lobby/api-client/contract';
import { parseYuan } from '@lobby/money';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { type RunningJob, startJob } from '@lobby/platform-kernel/jobs/run-job';
import { askForEnd, beginPause } from './begin-pause.ts';
import { cancelLimit, confirmLimit, setLimit, underLocks } from './change-limit.ts';
import type { DepositBook } from './limit-use.ts';
import { protectionInfo, sessionReminder } from './protection-info.ts';
import { pauseRecalls, type RecallForPause } from './recall-paused.ts';

const calls = contract.playerProtection;
const pauseMs = 10_000;

/** What members set for their protection. */
export const protectionDomain =
  (recallForPause: RecallForPause, deposits: DepositBook): DomainFactory =>
  platform => {
    const { db, clock } = platform;
    let recalling: RunningJob | undefined;
    return {
      id: 'protection',
      handlers: [
        implement(calls.protectionInfo, async (_, ctx) => protectionInfo(ctx, deposits)),
        implement(calls.sessionReminder, async (_, ctx) => sessionReminder(ctx)),
        implement(calls.setLimit, async ({ amount, kind, period }, ctx) => {
          await setLimit(db, { memberId: memberOf(ctx).id, kind, period }, limitOf(amount), clock.now());
          return protectionInfo(ctx, deposits);
        }),
        implement(calls.confirmLimit, async (limit, ctx) => {
          await confirmLimit(db, { memberId: memberOf(ctx).id, ...limit }, clock.now());
          return protectionInfo(ctx, deposits);
        }),
        implement(calls.cancelLimit, async (limit, ctx) => {
          await cancelLimit(db, { memberId: memberOf(ctx).id, ...limit });
          return protectionInfo(ctx, deposits);
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
          return protectionInfo(ctx, deposits);
        }),
        implement(calls.timeOut, async ({ hours }, ctx) => {
          await beginPause(platform, ctx, { hours }, recallForPause);
          return protectionInfo(ctx, deposits);
        }),
        implement(calls.exclude, async ({ months }, ctx) => {
          await beginPause(platform, ctx, { months }, recallForPause);
          return protectionInfo(ctx, deposits);
        }),
        implement(calls.endExclusion, async (_, ctx) => {
          await askForEnd(platform, ctx);
          return protectionInfo(ctx, deposits);
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
