import { defineRules, filled, type Rules } from '@lobby/forms';
import { isAdult, isBirthday } from './birthday-rules.ts';

export interface BirthdayValues {
  /** YYYY-MM-DD. */
  readonly birthday: string;
}

export type BirthdayMessage =
  | 'profile.birthday.missing'
  | 'profile.birthday.wrong'
  | 'profile.birthday.tooYoung';

/** The rules of the form on a day in Beijing, YYYY-MM-DD. Specification, section 5: 18 or over, required. */
export function birthdayRules(today: string): Rules<BirthdayValues, BirthdayMessage> {
  return defineRules({
    birthday: [
      [filled, 'profile.birthday.missing'],
      [birthday => isBirthday(birthday, today), 'profile.birthday.wrong'],
      [birthday => isAdult(birthday, today), 'profile.birthday.tooYoung'],
    ],
  });
}
