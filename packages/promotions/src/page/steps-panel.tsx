import type { PromotionRule } from '@lobby/funds/promotions';
import { useFormat, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Panel } from '@lobby/ui-kit/panel';
import { Progress } from '@lobby/ui-kit/progress';
import { promotionsMessages } from '../messages/index.ts';
import type { Promotion } from '../rule/read-rule.ts';
import css from './page.module.css';
import { isWithheld, type Step, StepWhy } from './step-why.tsx';
import { ToGifts } from './to-gifts.tsx';

type Steps = NonNullable<Promotion['own']>['steps'];

const tones = { open: 'neutral', waiting: 'accent', reached: 'success', missed: 'neutral' } as const;

/** What is to be done, how far it is, and what it brings; the newest first. */
export function StepsPanel({ rule, steps }: { readonly rule: PromotionRule; readonly steps: Steps }) {
  const t = useText(promotionsMessages);
  return (
    <Panel heading={t('promotions.progress')} content="rows">
      <ul className={css.steps}>
        {steps.toReversed().map(step => (
          <StepRow key={step.key} rule={rule} step={step} />
        ))}
      </ul>
      {steps.some(({ state }) => state === 'reached') && <ToGifts />}
    </Panel>
  );
}

function StepRow({ rule, step }: { readonly rule: PromotionRule; readonly step: Steps[number] }) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const { done, need, unit, gift, state } = step;
  const name = useStepName(rule, step);
  return (
    <li className={css.step}>
      <div>
        <b>{name}</b>
        {unit === 'yuan' && (
          <>
            <Progress
              label={t('promotions.step.bar', { name })}
              value={Math.min(Number(done), Number(need))}
              max={Number(need)}
            />
            <small translate="no">
              {t('promotions.step.of', { done: format.money(done), need: format.money(need) })}
            </small>
          </>
        )}
        <StepWhy rule={rule} step={step} />
      </div>
      <span className={css.amount} translate="no">
        {format.money(gift)}
      </span>
      <Badge tone={tones[state]}>{t(`promotions.step.${stateWord(step)}`)}</Badge>
    </li>
  );
}

/** A gift that was reached and is not given is told as that: it waits for the next period, or is not given at all. */
const stateWord = (step: Step) => {
  if (!isWithheld(step)) return step.state;
  return step.state === 'waiting' ? 'put-off' : 'withheld';
};

function useStepName(rule: PromotionRule, { key, need }: Steps[number]): string {
  const t = useText(promotionsMessages);
  const format = useFormat();
  switch (rule.kind) {
    case 'first-deposit':
      return t('promotions.step.first');
    case 'next-deposit':
      return t('promotions.step.day', { date: key });
    case 'cashback':
      return t('promotions.step.loss', { date: key });
    case 'betting':
      // A tier of the running period is "2026-11-23.2".
      return key.includes('.')
        ? t('promotions.step.turnover', { need: format.money(need) })
        : t('promotions.step.period', { date: key });
    case 'tasks': {
      const task = rule.tasks.find(one => one.task === key)?.task;
      return task ? t(`promotions.step.${task}`) : key;
    }
    // A day, and the id of a code.
    case 'sign-in':
    case 'race':
    case 'draw':
    case 'gift-code':
    case 'friends':
      return key;
  }
}
