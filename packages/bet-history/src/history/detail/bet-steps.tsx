import { useFormat, useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import { betHistoryMessages } from '../../messages/index.ts';
import { type Bet, stepDetails, stepText } from '../bet-words.ts';
import css from './detail.module.css';

/** What happened to a bet, oldest first; nothing where no steps are known. */
export function BetSteps({ bet }: { bet: Bet }) {
  const t = useText(betHistoryMessages);
  const format = useFormat();
  if (bet.steps.length === 0) return null;
  return (
    <ol className={css.steps} aria-label={t('betHistory.steps')}>
      {bet.steps.map((step, index) => (
        <li key={index} className={css.step}>
          <time className={css.stepTime} dateTime={new Date(step.at).toISOString()}>
            {format.dateTime(step.at)}
          </time>
          <span>{[stepText(t, bet, index), ...stepDetails(t, step)].join(' · ')}</span>
          {Number(step.amount) !== 0 && <Money yuan={step.amount} signed tone="result" />}
        </li>
      ))}
    </ol>
  );
}
