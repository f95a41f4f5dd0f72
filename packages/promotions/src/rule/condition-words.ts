import { joiningConditions, type PromotionRule } from '@lobby/funds/promotions';
import type { SayText } from '@lobby/i18n';
import type { MessageId } from '../messages/index.ts';

/** What conditions of a promotion name: the grade from which they are met, and the first days of an account. */
export interface ConditionFacts {
  readonly minGrade: number;
  readonly withinDays: number;
}

/** The same of a rule. */
export const conditionFacts = (rule: PromotionRule): ConditionFacts => ({
  minGrade: rule.conditions.minGrade,
  withinDays: rule.kind === 'tasks' ? rule.withinDays : 0,
});

/** A condition of a promotion in words: "VIP 2 及以上". One of a newer platform is told as another. */
export function conditionWords(
  condition: string,
  { minGrade, withinDays }: ConditionFacts,
  t: SayText<MessageId>,
): string {
  const id = joiningConditions.find(one => one === condition);
  if (!id) return t('promotions.condition.other');
  return t(`promotions.condition.${id}`, {
    grade: minGrade,
    days: withinDays,
  });
}
