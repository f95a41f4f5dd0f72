import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Panel } from '@lobby/ui-kit/panel';
import { promotionsMessages } from '../messages/index.ts';
import { conditionFacts, conditionWords } from '../rule/condition-words.ts';
import type { Promotion } from '../rule/read-rule.ts';
import { ConditionWay } from './condition-way.tsx';
import css from './page.module.css';

interface ConditionsPanelProps {
  readonly rule: Promotion['rule'];
  readonly conditions: NonNullable<Promotion['own']>['conditions'];
}

/** What is asked of whoever joins, each condition with whether it is met, or where it can be. */
export function ConditionsPanel({ rule, conditions }: ConditionsPanelProps) {
  const t = useText(promotionsMessages);
  return (
    <Panel heading={t('promotions.conditions')}>
      <ul className={css.conditions}>
        {conditions.map(({ condition, isMet }) => {
          const name = conditionWords(condition, conditionFacts(rule), t);
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
    </Panel>
  );
}
