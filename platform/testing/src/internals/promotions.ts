/** The domains that the calls of promotions need, for a figure of tooling/bench that plays no matches beside them. */

import { promotionsDomain } from '@lobby/platform-bonus/promotions/promotions.domain';
import { creditedDeposits } from '@lobby/platform-cashier/deposits/orders/credited-deposits';
import { depositedWithin } from '@lobby/platform-cashier/deposits/orders/deposited-within';
import { venueResultsByDay } from '@lobby/platform-cashier/venues/records/results-by-day';
import { emptiedVenues } from '@lobby/platform-cashier/venues/transfers/emptied-venues';
import { accessDomain } from '@lobby/platform-identity/access.domain';
import { membersDomain } from '@lobby/platform-identity/members/members.domain';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { pausedMembers, pauseOfMember } from '@lobby/platform-protection/pause';
import { sportResultsByDay } from '@lobby/platform-sportsbook/records/results-by-day';

export const promotionDomains: readonly DomainFactory[] = [
  accessDomain,
  membersDomain,
  promotionsDomain(
    {
      ...{ pauseOf: pauseOfMember, pausedMembers, depositsOf: creditedDeposits, depositedWithin },
      results: [sportResultsByDay, venueResultsByDay],
    },
    emptiedVenues,
  ),
];
