import { day, periodAt } from '@lobby/calendar';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { FirstPromotion } from './first-promotions.ts';
import { createPromotion } from './operator/operator-rows.ts';

/** Days for which a first promotion of a site runs, where it says nothing else. */
const runningDays = 90;

/** Writes the first promotions of the sites of play money, once. */
export async function seedPromotions(
  { db, sites, clock }: Pick<Platform, 'db' | 'sites' | 'clock'>,
  promotions: readonly FirstPromotion[],
): Promise<void> {
  const startsAt = periodAt('day', clock.now()).start;
  for (const { id: siteId } of sites.all().filter(({ playMoney }) => playMoney))
    for (const { days = runningDays, ...promotion } of promotions)
      await createPromotion(db, {
        ...{ siteId, ...promotion, startsAt, endsAt: startsAt + days * day, publishedAt: startsAt },
      });
}
