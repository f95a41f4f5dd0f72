import { beijingDate, isDate } from '@lobby/calendar';

/** Years a member must have lived (docs/rules.md#contact-and-identity). */
const adultAge = 18;

const earliest = '1900-01-01';

type BirthdayProblem = 'birthday-shape' | 'under-age';

/**
 * What is wrong with a birthday, "2001-02-28"; undefined when nothing is. A member is 18 from midnight, Beijing time,
 * of the 18th birthday on; who was born on 29 February, from 1 March where that year has no such day.
 * @param now ms
 */
export function birthdayProblem(birthday: string, now: number): BirthdayProblem | undefined {
  const today = beijingDate(now);
  if (!isDate(birthday) || birthday < earliest || birthday > today) return 'birthday-shape';
  const comesOfAge = `${Number(birthday.slice(0, 4)) + adultAge}${birthday.slice(4)}`;
  return comesOfAge <= today ? undefined : 'under-age';
}
