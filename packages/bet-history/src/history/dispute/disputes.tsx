import { useFormat, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { betHistoryMessages } from '../../messages/index.ts';
import type { Bet } from '../bet-words.ts';
import css from './dispute.module.css';
import { kindWords, stateWords } from './dispute-words.ts';

/** Where the newest dispute of a bet stands, in two words; nothing of a bet that was never disputed. */
export function DisputeBadge({ bet }: { bet: Bet }) {
  const t = useText(betHistoryMessages);
  const newest = bet.disputes.at(-1);
  if (!newest) return null;
  return (
    <Badge size="s" tone={newest.state === 'open' ? 'gold' : 'neutral'}>
      {t(stateWords[newest.state])}
    </Badge>
  );
}

/** What its member had against a bet, and what was answered. */
export function Disputes({ bet }: { bet: Bet }) {
  const t = useText(betHistoryMessages);
  const format = useFormat();
  if (bet.disputes.length === 0) return null;
  return (
    <ol className={css.disputes} aria-label={t('betHistory.dispute.list')}>
      {bet.disputes.map(({ kind, text, filedAt, state, answer, answeredAt }) => (
        <li key={filedAt} className={css.dispute}>
          <p className={css.head}>
            <time dateTime={new Date(filedAt).toISOString()}>{format.dateTime(filedAt)}</time>
            <span>{t('betHistory.dispute.filed', { kind: t(kindWords[kind]) })}</span>
          </p>
          <p className={css.text}>{text}</p>
          <p className={css.head}>
            {answeredAt !== null && (
              <time dateTime={new Date(answeredAt).toISOString()}>{format.dateTime(answeredAt)}</time>
            )}
            <strong>{t(stateWords[state])}</strong>
          </p>
          {answer && <p className={css.text}>{answer}</p>}
        </li>
      ))}
    </ol>
  );
}
