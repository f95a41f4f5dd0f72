import type { RefusalReason } from '@lobby/api-client/refusal-reasons';
import { beijingParts, periodAt } from '@lobby/calendar';
import {
  BIRTHDAY_ACCOUNT_DAYS,
  BIRTHDAY_DEPOSIT,
  type BirthdayCondition,
  type BirthdayFacts,
  judgeBirthday,
  termsOfGrade,
} from '@lobby/funds';
import { formatYuan } from '@lobby/money';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import {
  accountsOfPerson,
  lockMembers,
} from '@lobby/platform-identity/members/personal-data/accounts-of-person';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import { grantId, reachGrant } from '../grants/grants.ts';
import { standingOf, type Whose } from './standings.ts';

/** Fen of deposits that were credited to a member in the running month. */
export type DepositedInMonth = (db: Kysely<Tables>, memberId: string, now: number) => Promise<bigint>;

export interface Asking extends Whose {
  readonly now: number;
}

/** The id of the birthday gift of a member in the year of an instant. */
export const birthdayId = (memberId: string, now: number) =>
  grantId({ source: 'birthday', memberId, period: yearOf(now) });

/** The conditions of the birthday gift and whether a member meets them now; one account of a person has it in a year. */
export async function askBirthday(
  db: Kysely<Tables>,
  asking: Asking,
  depositedInMonth: DepositedInMonth,
): Promise<ReturnType<typeof judgeBirthday>> {
  return judgeBirthday(await birthdayFacts(db, asking, depositedInMonth), asking.now);
}

/**
 * Holds every account of a member who asks for the gift. Asked before the locks too: of two accounts of one person
 * the later to bind its data then finds the other to lock.
 * @throws Refusal `warning` when a condition is not met.
 */
export async function holdForBirthday(
  trx: Transaction<Tables>,
  asking: Asking,
  depositedInMonth: DepositedInMonth,
): Promise<void> {
  await demandBirthday(trx, asking, depositedInMonth);
  await lockMembers(trx, await accountsOfPerson(trx, asking.memberId));
}

/**
 * Writes the birthday gift of a member down when they ask for it. The caller holds all accounts of the person, and
 * claims it at once.
 * @throws Refusal `warning` when a condition is not met.
 */
export async function reachBirthday(
  trx: Transaction<Tables>,
  asking: Asking,
  depositedInMonth: DepositedInMonth,
): Promise<void> {
  const { now, siteId, memberId } = asking;
  await demandBirthday(trx, asking, depositedInMonth);
  const { grade } = await standingOf(trx, memberId, now);
  await reachGrant(trx, {
    ...{ siteId, memberId, source: 'birthday', period: yearOf(now) },
    amount: termsOfGrade(grade).birthdayGift,
    ...{ at: now, expiresAt: periodAt('day', now).end },
  });
}

/** What is told of several conditions that are not met is the first of these. */
const refusals: ReadonlyMap<BirthdayCondition, RefusalReason> = new Map([
  ['real-name-bound', 'birthday-real-name'],
  ['birthday-bound', 'birthday-unbound'],
  ['day', 'birthday-day'],
  ['once-a-year', 'birthday-had'],
  ['account-age', 'birthday-account-age'],
  ['deposited', 'birthday-deposits'],
]);

async function demandBirthday(
  db: Kysely<Tables>,
  asking: Asking,
  depositedInMonth: DepositedInMonth,
): Promise<void> {
  const facts = await birthdayFacts(db, asking, depositedInMonth);
  const conditions = judgeBirthday(facts, asking.now);
  for (const [condition, reason] of refusals) {
    if (conditions.get(condition)) continue;
    const missing = formatYuan(BIRTHDAY_DEPOSIT - facts.depositedInMonth);
    throw new Refusal('warning', {
      reason,
      ...(condition === 'account-age' && { data: { days: BIRTHDAY_ACCOUNT_DAYS } }),
      ...(condition === 'deposited' && { data: { missing } }),
    });
  }
}

async function birthdayFacts(
  db: Kysely<Tables>,
  { memberId, now }: Asking,
  depositedInMonth: DepositedInMonth,
): Promise<BirthdayFacts> {
  const { realName, birthday, registeredAt } = await factsOfMember(db, memberId);
  return {
    ...{ hasRealName: realName !== '', birthday, registeredAt },
    depositedInMonth: await depositedInMonth(db, memberId, now),
    hadThisYear: await hadBy(db, await accountsOfPerson(db, memberId), yearOf(now)),
  };
}

const yearOf = (now: number) => String(beijingParts(now).year);

async function hadBy(db: Kysely<Tables>, memberIds: readonly string[], year: string): Promise<boolean> {
  const had = await db
    .selectFrom('grants')
    .select('id')
    .where('member_id', 'in', memberIds)
    .where('source', '=', 'birthday')
    .where('period', '=', year)
    .limit(1)
    .executeTakeFirst();
  return had !== undefined;
}
