import { transfer } from './fd/transfer.ts';
import { record } from './game/record.ts';
import { venue } from './game/venue.ts';
import { advertising } from './site/advertising.ts';
import { configuration } from './site/configuration.ts';
import { countryArea } from './site/country-area.ts';
import { letter } from './site/letter.ts';
import { letters } from './site/letters.ts';
import { memberSession } from './site/member-session.ts';
import { together } from './site/together.ts';
import { userBets } from './site/user-bets.ts';
import { userBinding } from './site/user-binding.ts';
import { userDevices } from './site/user-devices.ts';
import { userFeedback } from './site/user-feedback.ts';
import { userPasskeys } from './site/user-passkeys.ts';
import { userProfile } from './site/user-profile.ts';
import { userRecovery } from './site/user-recovery.ts';
import { userSession } from './site/user-session.ts';
import { userVerification } from './site/user-verification.ts';

export type { AnswerOf, Call, ParsedRequestOf, RequestOf } from './call.ts';
export { defineCall } from './call.ts';
export { betLeg, betRecord } from './game/record.ts';
export { isPlain, readRequest } from './read-request.ts';

/** Every call, by service and resource. */
export const contract = {
  userSession: { ...userSession, ...memberSession },
  userRecovery,
  userVerification,
  userBets,
  userDevices,
  userBinding,
  userPasskeys,
  userProfile,
  userFeedback,
  countryArea,
  letter: { ...letter, ...letters },
  advertising,
  configuration,
  together,
  transfer,
  venue,
  record,
} as const;
