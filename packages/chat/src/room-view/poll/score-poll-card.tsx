import type { ScorePoll } from '@lobby/chat-socket/protocol';
import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Select } from '@lobby/ui-kit/select';
import { type ReactNode, useState } from 'react';
import { chatMessages } from '../../messages/index.ts';
import css from './poll.module.css';

interface ScorePollCardProps {
  readonly poll: ScorePoll;
  /** Whoever may write may answer. */
  readonly canAnswer: boolean;
  onAnswer(home: number, away: number): void;
}

/** So many answers are shown, the most frequent first. */
const SHOWN = 3;
const goals = Array.from({ length: 10 }, (_, count) => ({ value: String(count), label: String(count) }));

/** What the room expects of the match: an answer once until it begins, and what the others said. */
export function ScorePollCard({ poll, canAnswer, onAnswer }: ScorePollCardProps): ReactNode {
  const t = useText(chatMessages);
  const format = useFormat();
  const { own, result, isClosed, answers } = poll;
  const total = answers.reduce((sum, { count }) => sum + count, 0);
  const most = [...answers].sort((one, other) => other.count - one.count).slice(0, SHOWN);
  return (
    <section className={css.poll} aria-label={t('chat.poll.title')}>
      <p className={css.head}>
        <b>{t('chat.poll.title')}</b>
        <span>{t('chat.poll.count', { count: format.number(total) })}</span>
        {result && <b className={css.result}>{t('chat.poll.result', result)}</b>}
        {!result && isClosed && <span>{t('chat.poll.closed')}</span>}
      </p>
      {!own && !isClosed && canAnswer && <Answer onAnswer={onAnswer} />}
      {own && <p className={css.own}>{t('chat.poll.own', own)}</p>}
      {(own || isClosed) && most.length > 0 && (
        <ul className={css.answers}>
          {most.map(({ home, away, count }) => (
            <li key={`${home} ${away}`}>
              <span>{t('chat.poll.answer', { home, away })}</span>
              <meter min={0} max={total} value={count} aria-hidden="true" />
              <span>{t('chat.poll.share', { percent: format.percent(count / total), count })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Answer({ onAnswer }: Pick<ScorePollCardProps, 'onAnswer'>): ReactNode {
  const t = useText(chatMessages);
  const [home, setHome] = useState('0');
  const [away, setAway] = useState('0');
  return (
    <div className={css.answer}>
      <Select label={t('chat.poll.home')} value={home} onChange={setHome} options={goals} size="s" />
      <Select label={t('chat.poll.away')} value={away} onChange={setAway} options={goals} size="s" />
      <Button size="s" onClick={() => onAnswer(Number(home), Number(away))}>
        {t('chat.poll.send')}
      </Button>
    </div>
  );
}
