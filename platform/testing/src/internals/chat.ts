/** The chat alone, with any room and guests only, for a figure of tooling/bench. */

import { chatDomain } from '@lobby/platform-chat/chat.domain';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';

const nothing = async () => new Map<never, never>();

export const chatDomains: readonly DomainFactory[] = [
  chatDomain(
    {
      isRoom: async () => true,
      authorOf: async () => undefined,
      memberNamed: async () => undefined,
      isSlip: async () => false,
      scoresOf: nothing,
    },
    { moneyOf: nothing, lettersOf: nothing, settledSince: async () => [], claimedSince: async () => [] },
  ),
];
