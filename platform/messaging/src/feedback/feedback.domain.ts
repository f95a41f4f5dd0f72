import { day } from '@lobby/calendar';
import './feedback.tables.ts';
import type { LockMember, NamesOfMembers } from '@lobby/platform-kernel/calls/member-door';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { type Repeated, repeat } from '@lobby/platform-kernel/time/repeat';
import type { Kysely } from 'kysely';
import { addFeedback } from './add-feedback.ts';
import { deleteFeedback } from './delete-feedback.ts';
import { feedbackPage } from './operator/feedback-page.tsx';
import { feedbackInfo, listFeedback, unreadFeedback } from './read-feedback.ts';

const sweepEveryMs = 3_600_000;

/** What feedback asks of the members it is from. */
interface FeedbackMembers {
  readonly lock: LockMember;
  readonly names: NamesOfMembers;
}

/** What members write to the operator, and the answers. */
export const feedbackDomain =
  (members: FeedbackMembers): DomainFactory =>
  platform => {
    let sweeping: Repeated | undefined;
    return {
      id: 'feedback',
      handlers: [addFeedback(members.lock), unreadFeedback, listFeedback, feedbackInfo, deleteFeedback],
      operator: [feedbackPage(platform, members.names)],
      async start() {
        sweeping = repeat(
          () => sweepSendings(platform.db, platform.clock.now()),
          sweepEveryMs,
          error =>
            platform.log.warn({ err: error }, 'old counts of feedback were not removed; again in an hour'),
        );
      },
      catchUp: async () => sweeping?.runNow(),
      stop: async () => sweeping?.stop(),
    };
  };

/** Removes what no longer counts for anybody's day. */
async function sweepSendings(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('feedback_sendings')
    .where('sent_at', '<=', BigInt(now - day))
    .execute();
}
