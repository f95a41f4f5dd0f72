import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { Panel } from '@lobby/ui-kit/panel';
import { stateOf, stateWords } from '../list/promotion-state.ts';
import { promotionsMessages } from '../messages/index.ts';
import { conditionWords } from '../rule/condition-words.ts';
import type { Promotion } from '../rule/read-rule.ts';
import css from './page.module.css';

interface ConditionsPanelProps {
  readonly promotion: Promotion;
  readonly now: number;
  readonly isBusy: boolean;
  onJoin(): void;
  onLogin(): void;
}

/** What is asked of whoever joins, each condition with whether it is met, and the way in. */
export function ConditionsPanel({ promotion, now, isBusy, onJoin, onLogin }: ConditionsPanelProps) {
  const t = useText(promotionsMessages);
  const { own, rule } = promotion;
  const state = stateOf(promotion, now);
  return (
    <Panel heading={t('promotions.conditions')}>
      {own && (
        <ul className={css.conditions}>
          {own.conditions.map(({ condition, isMet }) => (
            <li key={condition} data-met={isMet || undefined}>
              <Icon name={isMet ? 'check' : 'close'} size={16} />
              {conditionWords(condition, rule, t)}
              <small>{t(isMet ? 'promotions.condition.met' : 'promotions.condition.open')}</small>
            </li>
          ))}
        </ul>
      )}
      {state === 'visitor' ? (
        <Button variant="primary" size="l" onClick={onLogin}>
          {t('promotions.join.login')}
        </Button>
      ) : (
        <Button
          variant="primary"
          size="l"
          busy={isBusy}
          {...(state !== 'open' && { disabledLook: true, reason: stateWords(promotion, now, t) })}
          onClick={() => state === 'open' && onJoin()}
        >
          {t('promotions.join')}
        </Button>
      )}
    </Panel>
  );
}
