/** Years a member must have lived (docs/rules.md#contact-and-identity). */
const adultAge = 18;

/** Sites keep Beijing time, which has no summer time. */
const beijingMs = 8 * 3_600_000;
const earliest = '1900-01-01';

type BirthdayProblem = 'birthday-shape' | 'under-age';

/**
 * What is wrong with a birthday, "2001-02-28"; undefined when nothing is. A member is 18 from midnight, Beijing time,
 * of the 18th birthday on; who was born on 29 February, from 1 March where that year has no such day.
 * @param now ms
 */
export function birthdayProblem(birthday: string, now: number): BirthdayProblem | undefined {
  const today = dayOf(now + beijingMs);
  if (!isDay(birthday) || birthday < earliest || birthday > today) return 'birthday-shape';
  const comesOfAge = `${Number(birthday.slice(0, 4)) + adultAge}${birthday.slice(4)}`;
  return comesOfAge <= today ? undefined : 'under-age';
}

/** Whether the text is a day of the calendar, written YYYY-MM-DD. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && dayOf(ms) === text;
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
