import { birthdayProblem } from '@lobby/api-client/member-rules';
import { defineRules, filled, type Rules } from '@lobby/forms';
import { minimumAge } from '@lobby/market/minimum-age';

export interface BirthdayValues {
  /** YYYY-MM-DD. */
  readonly birthday: string;
}

export type BirthdayMessage =
  | 'profile.birthday.missing'
  | 'profile.birthday.wrong'
  | 'profile.birthday.tooYoung';

/** The rules of the form at an instant, ms. Required, of age (docs/rules.md#contact-and-identity). */
export function birthdayRules(now: number): Rules<BirthdayValues, BirthdayMessage> {
  return defineRules({
    birthday: [
      [filled, 'profile.birthday.missing'],
      [birthday => birthdayProblem(birthday, now, minimumAge) !== 'birthday-shape', 'profile.birthday.wrong'],
      [birthday => birthdayProblem(birthday, now, minimumAge) === undefined, 'profile.birthday.tooYoung'],
    ],
  });
}
