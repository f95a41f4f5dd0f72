import './promotions.tables.ts';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { type Repeated, repeat } from '@lobby/platform-kernel/time/repeat';
import type { EmptiedVenues } from '../turnover/index.ts';
import { firstPromotions } from './first-promotions.ts';
import { giftRecordCall } from './gift-record-call.ts';
import { promotionsPage } from './operator/promotions-page.tsx';
import { promotionCalls } from './promotion-calls.ts';
import type { PromotionNeeds } from './promotion-needs.ts';
import { reviewAll } from './review-all.ts';
import { seedPromotions } from './seed-promotions.ts';

const pauseMs = 30_000;

/** Promotions as data: who may join, what they have done, and what they reached. */
export const promotionsDomain =
  (needs: PromotionNeeds, emptiedVenues: EmptiedVenues): DomainFactory =>
  platform => {
    const { db, clock, log } = platform;
    let reviewing: Repeated | undefined;
    return {
      id: 'promotions',
      handlers: [...promotionCalls(needs), giftRecordCall({ ...needs, ...platform }, emptiedVenues)],
      operator: [promotionsPage(platform)],
      seed: () => seedPromotions(platform, firstPromotions),
      async start() {
        reviewing = repeat(
          () => reviewAll(db, clock.now(), needs),
          pauseMs,
          error => log.error({ err: error }, 'promotions were not reviewed; again later'),
        );
      },
      catchUp: async () => reviewing?.runNow(),
      stop: async () => reviewing?.stop(),
    };
  };
