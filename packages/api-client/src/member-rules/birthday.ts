import { beijingDate, isDate } from '@lobby/calendar';

const earliest = '1900-01-01';

type BirthdayProblem = 'birthday-shape' | 'under-age';

/**
 * What is wrong with a birthday, "2001-02-28". A member is of age from midnight, Beijing time, of that birthday; who was
 * born on 29 February, from 1 March where there is none.
 * @param now ms
 * @param age years that the market of the site asks
 */
export function birthdayProblem(birthday: string, now: number, age: number): BirthdayProblem | undefined {
  const today = beijingDate(now);
  if (!isDate(birthday) || birthday < earliest || birthday > today) return 'birthday-shape';
  const comesOfAge = `${Number(birthday.slice(0, 4)) + age}${birthday.slice(4)}`;
  return comesOfAge <= today ? undefined : 'under-age';
}
