import { beijingParts, day, midnightOf, periodAt } from '@lobby/calendar';
import type { Fen } from '@lobby/money';

/** Days that an account has to be old for the gift (terms of the specification). */
export const BIRTHDAY_ACCOUNT_DAYS = 90;
/** Fen that have to be deposited in the month of the birthday (terms of the specification). */
export const BIRTHDAY_DEPOSIT: Fen = 100_000n;

/** What the gift asks for, in the order in which it is told. */
export const birthdayConditions = [
  'real-name-bound',
  'birthday-bound',
  'account-age',
  'deposited',
  'day',
  'once-a-year',
] as const;
export type BirthdayCondition = (typeof birthdayConditions)[number];

/** What is known of a member who asks for the gift. */
export interface BirthdayFacts {
  /** Whether they bound their real name: by it and the birthday a person is known, who has the gift once. */
  readonly hasRealName: boolean;
  /** YYYY-MM-DD; empty when it is not bound. */
  readonly birthday: string;
  /** ms */
  readonly registeredAt: number;
  /** Fen of deposits credited in the month of `now`. */
  readonly depositedInMonth: Fen;
  /** Whether they, or another account of the same person, had the gift of this year. */
  readonly hadThisYear: boolean;
}

/** The day of the birthday in a year, ms at its beginning in Beijing; 29 February is the 28th in other years. */
export function birthdayIn(birthday: string, year: number): number | undefined {
  const [, rest] = /^\d{4}-(\d{2}-\d{2})$/.exec(birthday) ?? [];
  if (!rest) return undefined;
  return midnightOf(`${year}-${rest}`) ?? (rest === '02-29' ? midnightOf(`${year}-02-28`) : undefined);
}

/** Each condition of the birthday gift and whether it is met at an instant, ms. All of them: it may be claimed. */
export function judgeBirthday(facts: BirthdayFacts, now: number): ReadonlyMap<BirthdayCondition, boolean> {
  const birthday = birthdayIn(facts.birthday, beijingParts(now).year);
  return new Map<BirthdayCondition, boolean>([
    ['real-name-bound', facts.hasRealName],
    ['birthday-bound', birthday !== undefined],
    ['account-age', now >= facts.registeredAt + BIRTHDAY_ACCOUNT_DAYS * day],
    ['deposited', facts.depositedInMonth >= BIRTHDAY_DEPOSIT],
    ['day', birthday === periodAt('day', now).start],
    ['once-a-year', !facts.hadThisYear],
  ]);
}
