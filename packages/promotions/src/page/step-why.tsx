import { type PromotionRule, periodBudgetOf, stepReasons } from '@lobby/funds/promotions';
import { useFormat, useText } from '@lobby/i18n';
import { promotionsMessages } from '../messages/index.ts';
import type { Promotion } from '../rule/read-rule.ts';

export type Step = NonNullable<Promotion['own']>['steps'][number];

/** Why a step brings nothing, and what was staked beside it: as the platform found it. Nothing where neither is so. */
export function StepWhy({ rule, step }: { readonly rule: PromotionRule; readonly step: Step }) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const { reason, need, unit, uncounted } = step;
  const known = stepReasons.find(one => one === reason);
  const group = t(`promotions.term.group.${rule.turnover.group}`);
  return (
    <>
      {reason !== '' && (
        <small>
          {known === 'budget-period'
            ? t(`promotions.why.budget-period.${periodBudgetOf(rule)?.period ?? 'other'}`)
            : t(`promotions.why.${known ?? 'other'}`, { need: unit === 'yuan' ? format.money(need) : '' })}
        </small>
      )}
      {Number(uncounted) > 0 && (
        <small>
          {t(rule.turnover.group === 'all' ? 'promotions.why.uncounted.all' : 'promotions.why.uncounted', {
            ...{ group, amount: format.money(uncounted) },
          })}
        </small>
      )}
    </>
  );
}

/** Whether something was done for a step, and its gift is not given all the same. */
export const isWithheld = ({ reason }: Step): boolean =>
  reason === 'no-gift' || reason === 'returned' || reason.startsWith('budget-');
