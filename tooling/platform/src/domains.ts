import { accessDomain } from './access/access.domain.ts';
import { accountDomain } from './account/account.domain.ts';
import { contentDomain } from './content/content.domain.ts';
import { feedbackDomain } from './feedback/feedback.domain.ts';
import type { DomainFactory } from './kernel/domain.ts';
import { lettersDomain } from './letters/letters.domain.ts';
import { membersDomain } from './members/members.domain.ts';
import { operatorDomain } from './operator/operator.domain.ts';
import { createSimulation } from './sim/simulation.ts';
import { sportsbookDomain } from './sportsbook/sportsbook.domain.ts';
import { trailDomain } from './trail/trail.domain.ts';
import { uploadsDomain } from './uploads/uploads.domain.ts';

/** Every domain of the platform. Together they answer every row of the contract; a test says so. */
export const domains: readonly DomainFactory[] = [
  accessDomain,
  membersDomain,
  accountDomain,
  lettersDomain,
  trailDomain,
  contentDomain,
  uploadsDomain,
  feedbackDomain,
  operatorDomain,
  sportsbookDomain(createSimulation),
];
