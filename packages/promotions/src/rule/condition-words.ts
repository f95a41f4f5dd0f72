import type { PromotionRule } from '@lobby/funds/promotions';
import type { SayText } from '@lobby/i18n';
import type { MessageId } from '../messages/index.ts';

/** The conditions that a site knows the words of; of a newer platform there may be more. */
const known = [
  'running',
  'grade',
  'bound-phone',
  'bound-real-name',
  'bound-email',
  'bound-birthday',
  'new-member',
  'no-deposit-yet',
  'deposited-before',
  'device-unused',
  'address-unused',
  'no-other',
  'budget-left',
] as const;

/** A condition of a promotion in words: "VIP 2 及以上". */
export function conditionWords(condition: string, rule: PromotionRule, t: SayText<MessageId>): string {
  const id = known.find(one => one === condition);
  if (!id) return t('promotions.condition.other');
  return t(`promotions.condition.${id}`, {
    grade: rule.conditions.minGrade,
    days: rule.kind === 'tasks' ? rule.withinDays : 0,
  });
}
