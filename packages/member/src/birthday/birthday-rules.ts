/** From this age on somebody may play. */
const adultAge = 18;

/** Whether a text is a day of the calendar, YYYY-MM-DD, on which somebody alive can be born. */
export function isBirthday(text: string, today: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
  return isReal && text >= '1900-01-01' && text <= today;
}

/** Whether somebody born on a day is 18 or over on another. Who was born on 29 February comes of age on 1 March. */
export function isAdult(birthday: string, today: string): boolean {
  const [year, ...monthAndDay] = birthday.split('-');
  return [String(Number(year) + adultAge), ...monthAndDay].join('-') <= today;
}
