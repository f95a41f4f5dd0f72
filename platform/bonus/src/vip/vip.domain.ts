import './vip.tables.ts';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { type Repeated, repeat } from '@lobby/platform-kernel/time/repeat';
import type { PausedMembers } from '../grants/paused-members.ts';
import type { EmptiedVenues } from '../turnover/index.ts';
import { claimCall } from './claim-calls.ts';
import { givePeriodGifts } from './give-period-gifts.ts';
import { beginProgrammes } from './programmes.ts';
import { reviewGrades } from './review-grades.ts';
import { standingCalls, type VipNeeds } from './standing-calls.ts';
import { gradeTermsCalls } from './vip-calls.ts';

const pauseMs = 5_000;

/** VIP grades that rise and fall by turnover, and their gifts. */
export const vipDomain =
  (
    needs: VipNeeds & { readonly pausedMembers: PausedMembers },
    emptiedVenues: EmptiedVenues,
  ): DomainFactory =>
  ({ db, clock, log, sites }) => {
    const isPaused = async (...asked: Parameters<VipNeeds['pauseOf']>) =>
      (await needs.pauseOf(...asked)) !== null;
    let reviewing: Repeated | undefined;
    const review = async () => {
      const at = { now: clock.now(), isPaused, pausedMembers: needs.pausedMembers };
      await reviewGrades(db, at);
      await givePeriodGifts(db, at);
    };
    return {
      id: 'vip',
      handlers: [...gradeTermsCalls, ...standingCalls(needs), claimCall(needs, emptiedVenues)],
      seed: () =>
        beginProgrammes(
          db,
          sites.all().map(({ id }) => id),
          clock.now(),
        ),
      async start() {
        reviewing = repeat(review, pauseMs, error =>
          log.error({ err: error }, 'grades were not reviewed; again later'),
        );
      },
      catchUp: async () => reviewing?.runNow(),
      stop: async () => reviewing?.stop(),
    };
  };
