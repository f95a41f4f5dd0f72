import type { PromotionShape } from '@lobby/api-client/contract/act/promotion-shape';
import { type PromotionRule, promotionRule } from '@lobby/funds/promotions';
import * as v from 'valibot';

/** A promotion of a kind that this site knows. */
export type Promotion = PromotionShape & { readonly rule: PromotionRule };

/** Promotions whose rule can be read; a kind of a newer platform is left out. */
export const readPromotions = <Told extends Pick<PromotionShape, 'rule'>>(promotions: readonly Told[]) =>
  promotions.flatMap((one): (Told & Pick<Promotion, 'rule'>)[] => {
    const rule = v.safeParse(promotionRule, one.rule);
    return rule.success ? [{ ...one, rule: rule.output }] : [];
  });
