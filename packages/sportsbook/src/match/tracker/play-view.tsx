import { useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Tabs } from '@lobby/ui-kit/tabs';
import { useState } from 'react';
import type { Play } from './feed/play.ts';
import { trackerMessages } from './messages/index.ts';
import { Momentum } from './numbers/momentum.tsx';
import { Statistics } from './numbers/statistics.tsx';
import { Pitch } from './pitch/pitch.tsx';
import { EventTimeline } from './timeline/event-timeline.tsx';
import { Meetings } from './timeline/meetings.tsx';
import css from './tracker.module.css';

type Part = 'events' | 'statistics' | 'meetings';

/** The play of a match: the pitch and who presses, and below it events, numbers and earlier meetings. */
export function PlayView({ play }: { play: Play }) {
  const t = useText(trackerMessages);
  const [part, setPart] = useState<Part>('events');
  const { phase, events, momentum } = play;
  const hasPlay = momentum[0].length > 0 || play.ball !== undefined;
  if (phase === 'pre') {
    return (
      <div className={css.play}>
        <EmptyState size="s" icon="whistle" title={t('tracker.before')} hint={t('tracker.beforeHint')} />
        {play.meetings.length > 0 && <Meetings play={play} />}
      </div>
    );
  }
  return (
    <div className={css.play}>
      {!hasPlay && events.length === 0 && (
        <EmptyState size="s" icon="info" title={t('tracker.nothing')} hint={t('tracker.nothingHint')} />
      )}
      {hasPlay && <Pitch play={play} />}
      {hasPlay && <Momentum play={play} />}
      <Tabs<Part>
        label={t('tracker.parts')}
        value={part}
        onChange={setPart}
        items={[
          { value: 'events', label: t('tracker.part.events'), panel: <EventTimeline play={play} /> },
          { value: 'statistics', label: t('tracker.part.statistics'), panel: <Statistics play={play} /> },
          { value: 'meetings', label: t('tracker.part.meetings'), panel: <Meetings play={play} /> },
        ]}
      />
      {hasPlay && <p className={css.note}>{t('tracker.note')}</p>}
    </div>
  );
}
