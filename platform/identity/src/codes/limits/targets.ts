import { mailboxKey } from '@lobby/api-client/member-rules';
import { day } from '@lobby/calendar';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type Kysely, sql } from 'kysely';

/** How often one phone or mailbox may be written to, or one member may ask. */
export interface CodeBudget {
  readonly everyMs: number;
  readonly perDay: number;
}

/** Once a minute, ten times a day. @param scale `rateLimitScale`: load tests and journeys raise it. */
export function targetBudget(scale: number): CodeBudget {
  return { everyMs: Math.ceil(60_000 / scale), perDay: Math.ceil(10 * scale) };
}

/** Takes the turn of a phone or mailbox of the caller's site; answers and refuses as `takeTurn`. */
export function takeTurnOf(
  { keys, config }: Pick<Platform, 'keys' | 'config'>,
  { db, clock, site }: Context,
  target: string,
): Promise<number> {
  // The spellings of one mailbox share its turn; a phone is its own key.
  const id = keys.mac('code target', site.id, mailboxKey(target));
  return takeTurn(db, id, targetBudget(config.rateLimitScale), clock.now());
}

/**
 * Reserves the one code a target may be sent in a minute and returns when the next is allowed, ms. Of concurrent
 * requests one succeeds. Works the same for targets no member has.
 * @throws Refusal 'sixty-second-limit' with `{resendAt}`, or 'max-phone-attempts' at the daily limit.
 */
export async function takeTurn(
  db: Kysely<Tables>,
  target: string,
  budget: CodeBudget,
  now: number,
): Promise<number> {
  if ((await countCode(db, target, budget, now)) !== undefined) return now + budget.everyMs;

  const last = await db
    .selectFrom('code_targets')
    .select(['sent_at', 'day_began'])
    .where('id', '=', target)
    .executeTakeFirstOrThrow();
  const resendAt = Number(last.sent_at) + budget.everyMs;
  if (resendAt > now) throw new Refusal('sixty-second-limit', { data: { resendAt } });
  throw codesOfTheDay(last);
}

/** The refusal of a further code, with the time at which the day is over. */
export function codesOfTheDay({ day_began }: { readonly day_began: bigint }): Refusal {
  const data = { retryAt: Number(day_began) + day };
  return new Refusal('max-phone-attempts', { reason: 'codes-of-the-day', data });
}

/**
 * Counts one more code and returns how many that makes within a day; undefined when the budget is used up, and then
 * counts nothing. One statement, so that concurrent requests share the budget.
 */
export async function countCode(
  db: Kysely<Tables>,
  id: string,
  budget: CodeBudget,
  now: number,
): Promise<number | undefined> {
  const at = BigInt(now);
  const yesterday = BigInt(now - day);
  const counted = await db
    .insertInto('code_targets')
    .values({ id, sent_at: at, day_began: at, sent_in_day: 1 })
    .onConflict(conflict =>
      conflict
        .column('id')
        .doUpdateSet({
          sent_at: at,
          day_began: sql`CASE WHEN code_targets.day_began <= ${yesterday} THEN ${at} ELSE code_targets.day_began END`,
          sent_in_day: sql`CASE WHEN code_targets.day_began <= ${yesterday} THEN 1 ELSE code_targets.sent_in_day + 1 END`,
        })
        .where('code_targets.sent_at', '<=', BigInt(now - budget.everyMs))
        .where(row =>
          row.or([
            row('code_targets.day_began', '<=', yesterday),
            row('code_targets.sent_in_day', '<', budget.perDay),
          ]),
        ),
    )
    .returning('sent_in_day')
    .executeTakeFirst();
  return counted?.sent_in_day;
}
