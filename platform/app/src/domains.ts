import { rebatesDomain } from '@lobby/platform-bonus/rebates/rebates.domain';
import { openTurnover } from '@lobby/platform-bonus/turnover';
import { depositsDomain } from '@lobby/platform-cashier/deposits/deposits.domain';
import { usdtRate } from '@lobby/platform-cashier/deposits/exchange-rate';
import { isOwnAccount } from '@lobby/platform-cashier/deposits/own-account';
import { recordsDomain } from '@lobby/platform-cashier/transactions/records.domain';
import { recallForPause } from '@lobby/platform-cashier/venues/recall-for-pause';
import { venuesDomain } from '@lobby/platform-cashier/venues/venues.domain';
import { withdrawalsDomain } from '@lobby/platform-cashier/withdrawals/withdrawals.domain';
import { withdrawalsOfMember } from '@lobby/platform-cashier/withdrawals/withdrawals-of-member';
import { accessDomain } from '@lobby/platform-identity/access.domain';
import { accountDomain } from '@lobby/platform-identity/account/account.domain';
import { membersDomain } from '@lobby/platform-identity/members/members.domain';
import { securityLogDomain } from '@lobby/platform-identity/security-log/security-log.domain';
import type { DomainFactory, Platform } from '@lobby/platform-kernel/domain/domain';
import type { RateOf } from '@lobby/platform-kernel/domain/rate-of';
import { contentDomain } from '@lobby/platform-messaging/content/content.domain';
import { feedbackDomain } from '@lobby/platform-messaging/feedback/feedback.domain';
import { lettersDomain } from '@lobby/platform-messaging/letters/letters.domain';
import { uploadsDomain } from '@lobby/platform-messaging/uploads/uploads.domain';
import { operatorDomain } from '@lobby/platform-operator/operator.domain';
import { bindInTurn } from '@lobby/platform-protection/bind-in-turn';
import { mayNotPlay, pausedSince } from '@lobby/platform-protection/pause';
import { protectionDomain } from '@lobby/platform-protection/protection.domain';
import { mayTransferIn } from '@lobby/platform-protection/remaining';
import { createSimulation } from '@lobby/platform-simulated-feed/simulation';
import { sportsbookDomain } from '@lobby/platform-sportsbook/sportsbook.domain';

/** What is paid out and converted goes by the rate of deposits. */
const rateOf =
  ({ config }: Platform): RateOf =>
  (db, siteId, now) =>
    usdtRate(db, config.deposits, siteId, now);

/** Every domain of the platform. Together they answer every row of the contract; a test says so. */
export const domains: readonly DomainFactory[] = [
  accessDomain,
  membersDomain,
  accountDomain(withdrawalsOfMember, platform => bindInTurn(platform, recallForPause(platform))),
  lettersDomain(pausedSince),
  securityLogDomain,
  contentDomain,
  uploadsDomain,
  feedbackDomain,
  depositsDomain,
  platform =>
    withdrawalsDomain({
      turnover: { open: openTurnover, isWaived: mayNotPlay },
      rateOf: rateOf(platform),
      isOwnAccount: (db, account) => isOwnAccount(db, platform.config.deposits, account),
    })(platform),
  rebatesDomain,
  platform =>
    venuesDomain({
      mayTransferIn: (trx, memberId, fen) => mayTransferIn(trx, memberId, { fen, now: platform.clock.now() }),
      rateOf: rateOf(platform),
    })(platform),
  platform => protectionDomain(recallForPause(platform))(platform),
  recordsDomain,
  operatorDomain(mayNotPlay),
  sportsbookDomain(createSimulation),
];
