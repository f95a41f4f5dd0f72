import { useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { type TabItem, Tabs } from '@lobby/ui-kit/tabs';
import { type ReactNode, Suspense, useState } from 'react';
import type { Play } from './feed/play.ts';
import { LineUps } from './line-ups/line-ups.tsx';
import { trackerMessages } from './messages/index.ts';
import { Momentum } from './numbers/momentum.tsx';
import { Statistics } from './numbers/statistics.tsx';
import { Pitch } from './pitch/pitch.tsx';
import { EventTimeline } from './timeline/event-timeline.tsx';
import { Meetings } from './timeline/meetings.tsx';
import css from './tracker.module.css';

interface PlayViewProps {
  readonly play: Play;
  /** How prices moved; absent of a match that is over. */
  readonly courses: ReactNode;
}

/** The play of a match: the pitch and who presses; below it events, numbers, prices and earlier meetings. */
export function PlayView({ play, courses }: PlayViewProps) {
  const t = useText(trackerMessages);
  const [chosen, setChosen] = useState('');
  const { phase, events, momentum, ball } = play;
  const isBefore = phase === 'pre';
  const hasPlay = momentum[0].length > 0 || ball !== undefined;
  const part = (
    value: 'events' | 'statistics' | 'lineUps' | 'courses' | 'meetings',
    panel: ReactNode,
  ): TabItem => ({
    ...{ value, panel, label: t(`tracker.part.${value}`) },
  });
  const items = [
    ...(isBefore
      ? []
      : [part('events', <EventTimeline play={play} />), part('statistics', <Statistics play={play} />)]),
    ...(play.lineUps ? [part('lineUps', <LineUps play={play} lineUps={play.lineUps} />)] : []),
    part('meetings', <Meetings play={play} />),
    ...(courses ? [part('courses', <Suspense>{courses}</Suspense>)] : []),
  ];
  const shown = items.some(({ value }) => value === chosen) ? chosen : (items[0]?.value ?? '');
  return (
    <div className={css.play}>
      {isBefore && (
        <EmptyState size="s" icon="whistle" title={t('tracker.before')} hint={t('tracker.beforeHint')} />
      )}
      {!isBefore && !hasPlay && events.length === 0 && (
        <EmptyState size="s" icon="info" title={t('tracker.nothing')} hint={t('tracker.nothingHint')} />
      )}
      {hasPlay && <Pitch play={play} />}
      {hasPlay && <Momentum play={play} />}
      <Tabs label={t('tracker.parts')} value={shown} onChange={setChosen} items={items} />
      {hasPlay && <p className={css.note}>{t('tracker.note')}</p>}
    </div>
  );
}
