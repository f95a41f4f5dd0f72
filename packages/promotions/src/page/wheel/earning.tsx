import type { RuleOf } from '@lobby/funds/promotions';
import { useFormat, useText } from '@lobby/i18n';
import { Progress } from '@lobby/ui-kit/progress';
import { promotionsMessages } from '../../messages/index.ts';
import { type Step, StepWhy } from '../step-why.tsx';
import css from './wheel.module.css';

interface EarningProps {
  readonly rule: RuleOf<'draw'>;
  /** The turnover of today; undefined: the spins of today are all earned. */
  readonly step: Step | undefined;
}

/** How spins are earned, and how far today is from the next. */
export function Earning({ rule, step }: EarningProps) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const { turnover, mostADay } = rule.spin;
  return (
    <div className={css.earning}>
      <p>
        {t('promotions.wheel.earn', {
          ...{ need: format.money(turnover), most: mostADay },
          group: t(`promotions.term.group.${rule.turnover.group}`),
        })}
      </p>
      {step ? (
        <>
          <Progress
            label={t('promotions.wheel.progress')}
            value={Math.min(Number(step.done), Number(step.need))}
            max={Number(step.need)}
          />
          <small translate="no">
            {t('promotions.step.of', { done: format.money(step.done), need: format.money(step.need) })}
          </small>
          <StepWhy rule={rule} step={step} />
        </>
      ) : (
        <small>{t('promotions.wheel.full')}</small>
      )}
    </div>
  );
}
