import { useText } from '@lobby/i18n';
import { Checkbox } from '@lobby/ui-kit/checkbox';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Icon, type IconName } from '@lobby/ui-kit/icon';
import { useState } from 'react';
import type { EventKind, Play } from '../feed/play.ts';
import { trackerMessages } from '../messages/index.ts';
import css from './event-timeline.module.css';
import { eventWords, frequentKinds, playerWords } from './event-words.ts';

/** What happened, the newest first: home at the left, away at the right, whistles across. */
export function EventTimeline({ play: { events, teams } }: { play: Pick<Play, 'events' | 'teams'> }) {
  const t = useText(trackerMessages);
  const [isAll, setAll] = useState(false);
  const shown = events.filter(({ kind }) => isAll || !frequentKinds.has(kind));
  return (
    <>
      <Checkbox checked={isAll} onChange={setAll}>
        {t('tracker.all')}
      </Checkbox>
      {shown.length === 0 && (
        <EmptyState size="s" icon="whistle" title={t('tracker.noEvents')} hint={t('tracker.noEventsHint')} />
      )}
      <ol className={css.events} reversed aria-label={t('tracker.events')}>
        {shown.toReversed().map(event => (
          <li key={event.id} className={css.event} data-side={event.side} data-kind={event.kind}>
            <span className={css.minute}>{t('tracker.minute', { minute: event.minute })}</span>
            <span className={css.sign} aria-hidden="true">
              {signs[event.kind] && <Icon name={signs[event.kind]!} size={16} />}
            </span>
            <span className={css.words}>
              <span>{eventWords(t, event, teams)}</span>
              {event.player && <span className={css.player}>{playerWords(t, event)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Cards are drawn as cards. */
const signs: Partial<Record<EventKind, IconName>> = {
  'kick-off': 'whistle',
  'half-time': 'whistle',
  'second-half': 'whistle',
  'full-time': 'whistle',
  goal: 'football',
  'goal-cancelled': 'close',
  corner: 'corner',
};
