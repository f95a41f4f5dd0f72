import { beijingParts, periodAt } from '@lobby/calendar';
import { type BirthdayFacts, judgeBirthday, termsOfGrade } from '@lobby/funds';
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
  /** When the account was made, ms. */
  readonly registeredAt: number;
  readonly now: number;
}

/** The id of the birthday gift of a member in the year of an instant. */
export const birthdayId = (memberId: string, now: number) =>
  grantId({ source: 'birthday', memberId, period: yearOf(now) });

/** The conditions of the birthday gift and whether a member meets them now; one account of a person has it in a year. */
export async function askBirthday(
  db: Kysely<Tables>,
  { memberId, registeredAt, now }: Asking,
  depositedInMonth: DepositedInMonth,
): Promise<ReturnType<typeof judgeBirthday>> {
  const { birthday } = await factsOfMember(db, memberId);
  const facts: BirthdayFacts = {
    birthday,
    registeredAt,
    depositedInMonth: await depositedInMonth(db, memberId, now),
    hadThisYear: await hadBy(db, await accountsOfPerson(db, memberId), yearOf(now)),
  };
  return judgeBirthday(facts, now);
}

/**
 * Writes the birthday gift of a member down when they ask for it. The caller claims it at once.
 * @throws Refusal `warning` when a condition is not met.
 */
export async function reachBirthday(
  trx: Transaction<Tables>,
  asking: Asking,
  depositedInMonth: DepositedInMonth,
): Promise<void> {
  const { now, siteId, memberId } = asking;
  await lockMembers(trx, await accountsOfPerson(trx, memberId));
  const conditions = await askBirthday(trx, asking, depositedInMonth);
  if (![...conditions.values()].every(isMet => isMet))
    throw new Refusal('warning', { reason: 'birthday-conditions' });
  const { grade } = await standingOf(trx, memberId, now);
  await reachGrant(trx, {
    ...{ siteId, memberId, source: 'birthday', period: yearOf(now) },
    amount: termsOfGrade(grade).birthdayGift,
    ...{ at: now, expiresAt: periodAt('day', now).end },
  });
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
