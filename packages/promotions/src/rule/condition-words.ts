import { joiningConditions, type PromotionRule } from '@lobby/funds/promotions';
import type { SayText } from '@lobby/i18n';
import type { MessageId } from '../messages/index.ts';

/** A condition of a promotion in words: "VIP 2 及以上". One of a newer platform is told as another. */
export function conditionWords(condition: string, rule: PromotionRule, t: SayText<MessageId>): string {
  const id = joiningConditions.find(one => one === condition);
  if (!id) return t('promotions.condition.other');
  return t(`promotions.condition.${id}`, {
    grade: rule.conditions.minGrade,
    days: rule.kind === 'tasks' ? rule.withinDays : 0,
  });
}
