import { day, periodAt } from '@lobby/calendar';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { demoCodesSeed, type FirstPromotion } from './first-promotions.ts';
import { demoGiftCode, storeGiftCodes } from './gift-codes/gift-codes.ts';
import { createPromotion } from './operator/operator-rows.ts';

/** Days for which a first promotion of a site runs, where it says nothing else. */
const runningDays = 90;
/** How many members may redeem the code of the demo; the budget of its promotion is enough for all. */
const demoUses = 10_000;

/** Writes the first promotions of the sites of play money, once. */
export async function seedPromotions(
  { db, sites, clock, keys }: Pick<Platform, 'db' | 'sites' | 'clock' | 'keys'>,
  promotions: readonly FirstPromotion[],
): Promise<void> {
  const startsAt = periodAt('day', clock.now()).start;
  for (const { id: siteId } of sites.all().filter(({ playMoney }) => playMoney))
    for (const { days = runningDays, ...promotion } of promotions)
      await db.transaction().execute(async trx => {
        const promotionId = await createPromotion(trx, {
          ...{ siteId, ...promotion, startsAt, endsAt: startsAt + days * day, publishedAt: startsAt },
        });
        if (promotionId === undefined || promotion.seed !== demoCodesSeed) return;
        const codes = [demoGiftCode(keys, siteId)];
        await storeGiftCodes(trx, keys, { siteId, promotionId, codes, uses: demoUses });
      });
}
