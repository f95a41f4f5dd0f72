import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { stateOf, stateWords } from '../list/promotion-state.ts';
import { promotionsMessages } from '../messages/index.ts';
import type { Promotion } from '../rule/read-rule.ts';
import { mostWords, turnoverWords } from '../rule/rule-terms.ts';
import { HeldPlace } from './held-place.tsx';
import css from './page.module.css';
import type { Joining } from './use-joining.ts';

interface JoinBarProps {
  readonly promotion: Promotion;
  readonly now: number;
  readonly joining: Joining;
  onLogin(): void;
}

/** The way in: in sight at the lower edge however far the terms are read. */
export function JoinBar({ promotion, now, joining, onLogin }: JoinBarProps) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const state = stateOf(promotion, now);
  if (state === 'open' && now < joining.heldUntil)
    return (
      <div className={css.bar}>
        <HeldPlace joining={joining} />
      </div>
    );
  return (
    <div className={css.bar}>
      <p className={css.offer} translate="no">
        <b>{mostWords(promotion.rule, { t, format })}</b> {turnoverWords(promotion.rule, { t, format })}
      </p>
      {state === 'visitor' ? (
        <Button variant="primary" size="l" onClick={onLogin}>
          {t('promotions.join.login')}
        </Button>
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
    </div>
  );
}
