import { activityTopGift } from './act/activity-top-gift.ts';
import { promotion } from './act/promotion.ts';
import { vipWeek } from './act/vip-week.ts';
import { bankCard } from './fd/bank-card.ts';
import { conversion } from './fd/conversion.ts';
import { payment } from './fd/payment.ts';
import { transactions } from './fd/transactions.ts';
import { transfer } from './fd/transfer.ts';
import { virtualCurrency } from './fd/virtual-currency.ts';
import { withdraw } from './fd/withdraw.ts';
import { collection } from './game/collection.ts';
import { disputes } from './game/disputes.ts';
import { gameReturns } from './game/game-returns.ts';
import { video } from './game/match-detail.ts';
import { record } from './game/record.ts';
import { shownBets } from './game/shown-bet.ts';
import { status } from './game/status.ts';
import { venue } from './game/venue.ts';
import { venueGames } from './game/venue-games.ts';
import { venuePurses } from './game/venue-purses.ts';
import { advertising } from './site/advertising.ts';
import { configuration } from './site/configuration.ts';
import { countryArea } from './site/country-area.ts';
import { discountAd } from './site/discount-ad.ts';
import { hallWishes } from './site/hall-wishes.ts';
import { helpMarks } from './site/help-marks.ts';
import { letter } from './site/letter.ts';
import { letters } from './site/letters.ts';
import { memberSession } from './site/member-session.ts';
import { playerProtection } from './site/player-protection.ts';
import { sponsorContent } from './site/sponsor-content.ts';
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
import { vip } from './site/vip.ts';
import { withdrawalPassword } from './site/withdrawal-password.ts';
import { authorNotes } from './stream/author-notes.ts';
import { stream } from './stream/history.ts';

export type { AnswerOf, Call, ParsedRequestOf, RequestOf } from './call.ts';
export { defineCall } from './call.ts';
export { betLeg, betRecord } from './game/record.ts';
export { amountText } from './input-shapes.ts';
export type { RequestRead } from './read-request.ts';
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
  advertising: { ...advertising, ...hallWishes, ...helpMarks, ...discountAd, ...sponsorContent },
  configuration,
  together,
  payment,
  transactions,
  transfer: { ...transfer, ...conversion },
  bankCard,
  virtualCurrency,
  withdraw,
  withdrawalPassword,
  playerProtection,
  venue: { ...venue, ...venuePurses, ...venueGames, ...gameReturns },
  collection,
  status,
  record: { ...record, ...disputes, ...shownBets },
  video,
  vip,
  promotion,
  vipWeek,
  stream: { ...stream, ...authorNotes },
  activityTopGift,
} as const;
