import { accessDomain } from './access/access.domain.ts';
import { accountDomain } from './account/account.domain.ts';
import { contentDomain } from './content/content.domain.ts';
import { depositsDomain } from './deposits/deposits.domain.ts';
import { usdtRate } from './deposits/exchange-rate.ts';
import { isOwnAccount } from './deposits/own-account.ts';
import { feedbackDomain } from './feedback/feedback.domain.ts';
import type { DomainFactory, Platform } from './kernel/domain.ts';
import type { RateOf } from './kernel/rate-of.ts';
import { lettersDomain } from './letters/letters.domain.ts';
import { membersDomain } from './members/members.domain.ts';
import { operatorDomain } from './operator/operator.domain.ts';
import { bindInTurn } from './protection/bind-in-turn.ts';
import { mayNotPlay, pausedSince } from './protection/pause.ts';
import { protectionDomain } from './protection/protection.domain.ts';
import { mayTransferIn } from './protection/remaining.ts';
import { rebatesDomain } from './rebates/rebates.domain.ts';
import { recordsDomain } from './records/records.domain.ts';
import { securityLogDomain } from './security-log/security-log.domain.ts';
import { createSimulation } from './sim/simulation.ts';
import { sportsbookDomain } from './sportsbook/sportsbook.domain.ts';
import { openTurnover } from './turnover/index.ts';
import { uploadsDomain } from './uploads/uploads.domain.ts';
import { recallForPause } from './venues/recall-for-pause.ts';
import { venuesDomain } from './venues/venues.domain.ts';
import { withdrawalsDomain } from './withdrawals/withdrawals.domain.ts';
import { withdrawalsOfMember } from './withdrawals/withdrawals-of-member.ts';

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
