import { useFormat, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Panel } from '@lobby/ui-kit/panel';
import { promotionsMessages } from '../messages/index.ts';
import { conditionFacts, conditionWords } from '../rule/condition-words.ts';
import type { Promotion } from '../rule/read-rule.ts';
import { ConditionWay } from './condition-way.tsx';
import css from './page.module.css';

interface ConditionsPanelProps {
  readonly rule: Promotion['rule'];
  readonly own: NonNullable<Promotion['own']>;
}

/** What is asked of whoever joins, each condition as it is now, or where it can be met; and what the last refusal was for. */
export function ConditionsPanel({ rule, own: { conditions, refused } }: ConditionsPanelProps) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const nameOf = (condition: string) => conditionWords(condition, conditionFacts(rule), t);
  return (
    <Panel heading={t('promotions.conditions')}>
      <ul className={css.conditions}>
        {conditions.map(({ condition, isMet }) => {
          const name = nameOf(condition);
          return (
            <li key={condition} data-met={isMet || undefined}>
              <Icon name={isMet ? 'check' : 'close'} size={16} />
              {name}
              <small>{t(isMet ? 'promotions.condition.met' : 'promotions.condition.open')}</small>
              {!isMet && <ConditionWay condition={condition} name={name} />}
            </li>
          );
        })}
      </ul>
      {refused && (
        <>
          <p>{t('promotions.refused', { time: format.dateTime(refused.at) })}</p>
          <ul className={css.withheld}>
            {refused.conditions
              .filter(({ isMet }) => !isMet)
              .map(({ condition }) => (
                <li key={condition}>{nameOf(condition)}</li>
              ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
