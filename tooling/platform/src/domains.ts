import { accessDomain } from './access/access.domain.ts';
import { accountDomain } from './account/account.domain.ts';
import { contentDomain } from './content/content.domain.ts';
import { depositsDomain } from './deposits/deposits.domain.ts';
import { usdtRate } from './deposits/exchange-rate.ts';
import { depositBook } from './deposits/orders/deposit-book.ts';
import { depositTransactions } from './deposits/orders/deposit-transactions.ts';
import { isOwnAccount } from './deposits/own-account.ts';
import { feedbackDomain } from './feedback/feedback.domain.ts';
import type { DomainFactory, Platform } from './kernel/domain.ts';
import type { RateOf } from './kernel/rate-of.ts';
import { lettersDomain } from './letters/letters.domain.ts';
import { lockMember } from './members/lock-member.ts';
import { namesOfMembers } from './members/member-facts.ts';
import { membersDomain } from './members/members.domain.ts';
import { operatorDomain } from './operator/operator.domain.ts';
import { bindInTurn } from './protection/bind-in-turn.ts';
import { mayNotPlay, pausedSince } from './protection/pause.ts';
import { protectionDomain } from './protection/protection.domain.ts';
import { mayTransferIn } from './protection/remaining.ts';
import { rebatesDomain } from './rebates/rebates.domain.ts';
import { postingTransactions } from './records/posting-transactions.ts';
import { recordsDomain } from './records/records.domain.ts';
import type { TransactionSources } from './records/transaction-sources.ts';
import { securityLogDomain } from './security-log/security-log.domain.ts';
import { createSimulation } from './sim/simulation.ts';
import { sportsbookDomain } from './sportsbook/sportsbook.domain.ts';
import { openTurnover } from './turnover/index.ts';
import { uploadsDomain } from './uploads/uploads.domain.ts';
import { conversionTransactions } from './venues/conversion/conversion-transactions.ts';
import { recallForPause } from './venues/recall-for-pause.ts';
import { emptiedVenues } from './venues/transfers/emptied-venues.ts';
import { transferTransactions } from './venues/transfers/transfer-transactions.ts';
import { venuesDomain } from './venues/venues.domain.ts';
import { withdrawalTransactions } from './withdrawals/orders/withdrawal-transactions.ts';
import { withdrawalsDomain } from './withdrawals/withdrawals.domain.ts';
import { withdrawalsOfMember } from './withdrawals/withdrawals-of-member.ts';

/** What is paid out and converted goes by the rate of deposits. */
const rateOf =
  ({ config }: Platform): RateOf =>
  (db, siteId, now) =>
    usdtRate(db, config.deposits, siteId, now);

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
  contentDomain,
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
  platform =>
    venuesDomain({
      mayTransferIn: (trx, memberId, fen) => mayTransferIn(trx, memberId, { fen, now: platform.clock.now() }),
      rateOf: rateOf(platform),
    })(platform),
  platform => protectionDomain(recallForPause(platform), depositBook)(platform),
  recordsDomain(transactionSources),
  operatorDomain(mayNotPlay),
  sportsbookDomain(createSimulation),
];
