import { useFormat, useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import { betHistoryMessages } from '../../messages/index.ts';
import { type Bet, stepText } from '../bet-words.ts';
import css from './detail.module.css';

/** What happened to a bet, oldest first; nothing where no steps are known. */
export function BetSteps({ bet }: { bet: Bet }) {
  const t = useText(betHistoryMessages);
  const format = useFormat();
  if (bet.steps.length === 0) return null;
  return (
    <ol className={css.steps} aria-label={t('betHistory.steps')}>
      {bet.steps.map(({ at, amount, note }, index) => (
        <li key={index} className={css.step}>
          <time className={css.stepTime} dateTime={new Date(at).toISOString()}>
            {format.dateTime(at)}
          </time>
          <span>
            {stepText(t, bet, index)}
            {note && ` · ${note}`}
          </span>
          {Number(amount) !== 0 && <Money yuan={amount} signed tone="result" />}
        </li>
      ))}
    </ol>
  );
}
