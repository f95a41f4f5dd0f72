import './promotions.tables.ts';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { type Repeated, repeat, runAllNow, stopAll } from '@lobby/platform-kernel/time/repeat';
import type { EmptiedVenues } from '../turnover/index.ts';
import { firstPromotions } from './first-promotions.ts';
import { giftRecordCall } from './gift-record-call.ts';
import { promotionsPage } from './operator/promotions-page.tsx';
import { promotionCalls } from './promotion-calls.ts';
import type { PromotionNeeds } from './promotion-needs.ts';
import { closeRaces } from './race/close-races.ts';
import { reviewAll } from './review/review-all.ts';
import { seedPromotions } from './seed-promotions.ts';

const pauseMs = 30_000;

/** Promotions as data: who may join, what they have done, and what they reached. */
export const promotionsDomain =
  (needs: PromotionNeeds, emptiedVenues: EmptiedVenues): DomainFactory =>
  platform => {
    const { db, clock, log, drawSecret } = platform;
    const running: Repeated[] = [];
    return {
      id: 'promotions',
      handlers: [
        ...promotionCalls(needs, drawSecret),
        giftRecordCall({ ...needs, ...platform }, emptiedVenues),
      ],
      operator: [promotionsPage(platform, needs)],
      seed: () => seedPromotions(platform, firstPromotions),
      async start() {
        const every = (run: () => Promise<void>, late: string) =>
          running.push(repeat(run, pauseMs, error => log.error({ err: error }, `${late}; again later`)));
        every(() => closeRaces(db, clock.now(), needs), 'races were not closed');
        every(() => reviewAll(db, clock.now(), needs), 'promotions were not reviewed');
      },
      catchUp: () => runAllNow(running),
      stop: () => stopAll(running),
    };
  };
