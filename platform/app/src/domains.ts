import { claimedSince } from '@lobby/platform-bonus/grants/claimed-since';
import { promotionsDomain } from '@lobby/platform-bonus/promotions/promotions.domain';
import { rebatesDomain } from '@lobby/platform-bonus/rebates/rebates.domain';
import { demandActivity, demandPlayed, openTurnover } from '@lobby/platform-bonus/turnover';
import { giveGrade } from '@lobby/platform-bonus/vip/standings';
import { vipDomain } from '@lobby/platform-bonus/vip/vip.domain';
import { depositsDomain } from '@lobby/platform-cashier/deposits/deposits.domain';
import { usdtRate } from '@lobby/platform-cashier/deposits/exchange-rate';
import { creditedDeposits } from '@lobby/platform-cashier/deposits/orders/credited-deposits';
import { depositBook } from '@lobby/platform-cashier/deposits/orders/deposit-book';
import { depositTransactions } from '@lobby/platform-cashier/deposits/orders/deposit-transactions';
import { depositedInMonth, depositedWithin } from '@lobby/platform-cashier/deposits/orders/deposited-within';
import { isOwnAccount } from '@lobby/platform-cashier/deposits/own-account';
import { postingTransactions } from '@lobby/platform-cashier/transactions/posting-transactions';
import type { TransactionSources } from '@lobby/platform-cashier/transactions/transaction-sources';
import { transactionsDomain } from '@lobby/platform-cashier/transactions/transactions.domain';
import { conversionTransactions } from '@lobby/platform-cashier/venues/conversion/conversion-transactions';
import { closedVenues } from '@lobby/platform-cashier/venues/directory/maintenance';
import { embeddedVenue } from '@lobby/platform-cashier/venues/directory/venue-list';
import { recallForPause } from '@lobby/platform-cashier/venues/recall-for-pause';
import { venueResultsByDay } from '@lobby/platform-cashier/venues/records/results-by-day';
import { emptiedVenues } from '@lobby/platform-cashier/venues/transfers/emptied-venues';
import { transferTransactions } from '@lobby/platform-cashier/venues/transfers/transfer-transactions';
import { venuesDomain } from '@lobby/platform-cashier/venues/venues.domain';
import { withdrawalTransactions } from '@lobby/platform-cashier/withdrawals/orders/withdrawal-transactions';
import { withdrawalsDomain } from '@lobby/platform-cashier/withdrawals/withdrawals.domain';
import { withdrawalsOfMember } from '@lobby/platform-cashier/withdrawals/withdrawals-of-member';
import { chatDomain, lobbyRoom } from '@lobby/platform-chat/chat.domain';
import { accessDomain } from '@lobby/platform-identity/access.domain';
import { accountDomain } from '@lobby/platform-identity/account/account.domain';
import { findMemberByName } from '@lobby/platform-identity/members/find-member';
import { lockMember } from '@lobby/platform-identity/members/lock-member';
import { namesOfMembers } from '@lobby/platform-identity/members/member-facts';
import { membersDomain } from '@lobby/platform-identity/members/members.domain';
import { seenByOthers } from '@lobby/platform-identity/members/seen-by-others';
import { securityLogDomain } from '@lobby/platform-identity/security-log/security-log.domain';
import type { DomainFactory, Platform } from '@lobby/platform-kernel/domain/domain';
import type { RateOf } from '@lobby/platform-kernel/domain/rate-of';
import { chainLengths } from '@lobby/platform-ledger/double-entry/chain-lengths';
import { contentDomain } from '@lobby/platform-messaging/content/content.domain';
import { feedbackDomain } from '@lobby/platform-messaging/feedback/feedback.domain';
import { letterPositions } from '@lobby/platform-messaging/letters/letter-positions';
import { lettersDomain } from '@lobby/platform-messaging/letters/letters.domain';
import { uploadsDomain } from '@lobby/platform-messaging/uploads/uploads.domain';
import { operatorDomain } from '@lobby/platform-operator/operator.domain';
import { bindInTurn } from '@lobby/platform-protection/bind-in-turn';
import {
  mayNotPlay,
  pausedMembers,
  pausedRefusal,
  pausedSince,
  pauseOfMember,
} from '@lobby/platform-protection/pause';
import { protectionDomain } from '@lobby/platform-protection/protection.domain';
import { mayTransferIn } from '@lobby/platform-protection/remaining';
import { createFollowed } from '@lobby/platform-simulated-feed/follow';
import { createSimulation } from '@lobby/platform-simulated-feed/simulation';
import { settledSince } from '@lobby/platform-sportsbook/bets/settled-since';
import { isMatch } from '@lobby/platform-sportsbook/feed/is-match';
import { createScores } from '@lobby/platform-sportsbook/feed/scores-of';
import { launchSportsbook } from '@lobby/platform-sportsbook/launch/launch-sportsbook';
import type { ReadClosure } from '@lobby/platform-sportsbook/launch/maintenance';
import { ownBets } from '@lobby/platform-sportsbook/records/own-bets';
import { sportResultsByDay } from '@lobby/platform-sportsbook/records/results-by-day';
import { isShared } from '@lobby/platform-sportsbook/shared-slips/is-shared';
import { sportsbookDomain } from '@lobby/platform-sportsbook/sportsbook.domain';

/** What is paid out and converted goes by the rate of deposits. */
const rateOf =
  ({ config }: Platform): RateOf =>
  (db, siteId, now) =>
    usdtRate(db, config.deposits, siteId, now);

/** The sportsbook is closed as every other venue is. */
const readClosure: ReadClosure = async (db, venue) => (await closedVenues(db)).get(venue);

/** What the transaction record is made of. */
export const transactionSources: TransactionSources = {
  deposits: depositTransactions,
  withdrawals: withdrawalTransactions,
  transfers: transferTransactions,
  conversions: conversionTransactions,
  postings: postingTransactions,
};

/** Every domain of the platform. Together they answer every row of the contract; a test says so. */
export const domains: readonly DomainFactory[] = [
  accessDomain,
  membersDomain,
  accountDomain(withdrawalsOfMember, platform => bindInTurn(platform, recallForPause(platform))),
  lettersDomain(pausedSince),
  securityLogDomain,
  // What is on the server of the demo venues; without it the halls are being prepared.
  platform =>
    contentDomain(
      platform.config.venueServer ? ['egame', 'fish', 'realbet', 'chess', 'lottery', 'gaming'] : [],
    )(platform),
  uploadsDomain(lockMember),
  feedbackDomain({ lock: lockMember, names: namesOfMembers }),
  depositsDomain,
  platform =>
    withdrawalsDomain({
      turnover: { open: openTurnover(emptiedVenues), isWaived: mayNotPlay },
      rateOf: rateOf(platform),
      isOwnAccount: (db, account) => isOwnAccount(db, platform.config.deposits, account),
    })(platform),
  rebatesDomain(emptiedVenues),
  vipDomain({ pauseOf: pauseOfMember, pausedMembers, depositedInMonth }, emptiedVenues),
  promotionsDomain(
    {
      ...{ pauseOf: pauseOfMember, pausedMembers, depositsOf: creditedDeposits, depositedWithin },
      results: [sportResultsByDay, venueResultsByDay],
    },
    emptiedVenues,
  ),
  platform =>
    venuesDomain({
      async mayTransferIn(trx, memberId, fen, isActivity) {
        const now = platform.clock.now();
        await mayTransferIn(trx, memberId, { fen, now });
        await demandActivity(openTurnover(emptiedVenues))(trx, memberId, { isActivity, now });
      },
      async mayTransferOut(trx, memberId, from) {
        const now = platform.clock.now();
        // Whoever is in a pause cannot play it out.
        if (await mayNotPlay(trx, memberId, now)) return;
        await demandPlayed(openTurnover(emptiedVenues))(trx, memberId, { ...from, now });
      },
      async demandMayPlay(db, memberId) {
        if (await mayNotPlay(db, memberId, platform.clock.now())) throw pausedRefusal();
      },
      launchers: new Map([[embeddedVenue, launchSportsbook(platform)]]),
      rateOf: rateOf(platform),
      ownBets: [ownBets],
    })(platform),
  platform => protectionDomain(recallForPause(platform), depositBook)(platform),
  transactionsDomain(transactionSources),
  operatorDomain(mayNotPlay, giveGrade),
  platform =>
    chatDomain(
      {
        isRoom: async (_, rid) => rid === lobbyRoom || (await isMatch(platform.db, rid)),
        authorOf: (siteId, memberId) => seenByOthers(platform.db, siteId, memberId),
        memberNamed: async (siteId, name) => (await findMemberByName(platform.db, siteId, name))?.id,
        isSlip: (siteId, typed) => isShared(platform.db, { siteId, typed, now: platform.clock.now() }),
        scoresOf: createScores(platform.db, platform.clock, createFollowed(platform.drawSecret)),
      },
      { moneyOf: chainLengths, lettersOf: letterPositions, settledSince, claimedSince },
    )(platform),
  sportsbookDomain(createSimulation, readClosure),
];
