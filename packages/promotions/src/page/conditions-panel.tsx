import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { Panel } from '@lobby/ui-kit/panel';
import { stateOf, stateWords } from '../list/promotion-state.ts';
import { promotionsMessages } from '../messages/index.ts';
import { conditionFacts, conditionWords } from '../rule/condition-words.ts';
import type { Promotion } from '../rule/read-rule.ts';
import { ConditionWay } from './condition-way.tsx';
import { HeldPlace } from './held-place.tsx';
import css from './page.module.css';
import type { Joining } from './use-joining.ts';

interface ConditionsPanelProps {
  readonly promotion: Promotion;
  readonly now: number;
  readonly joining: Joining;
  onLogin(): void;
}

/** What is asked of whoever joins, each condition with whether it is met, and the way in. */
export function ConditionsPanel({ promotion, now, joining, onLogin }: ConditionsPanelProps) {
  const t = useText(promotionsMessages);
  const { own, rule } = promotion;
  const state = stateOf(promotion, now);
  return (
    <Panel heading={t('promotions.conditions')}>
      {own && (
        <ul className={css.conditions}>
          {own.conditions.map(({ condition, isMet }) => {
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
      )}
      {state === 'visitor' ? (
        <Button variant="primary" size="l" onClick={onLogin}>
          {t('promotions.join.login')}
        </Button>
      ) : now < joining.heldUntil ? (
        <HeldPlace joining={joining} />
      ) : (
        <Button
          variant="primary"
          size="l"
          busy={joining.isBusy}
          {...(state !== 'open' && { disabledLook: true, reason: stateWords(promotion, now, t) })}
          onClick={() => state === 'open' && joining.onCheck()}
        >
          {t('promotions.join')}
        </Button>
      )}
    </Panel>
  );
}
