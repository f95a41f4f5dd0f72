import { useText } from '@lobby/i18n';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { useRef } from 'react';
import type { Play } from '../feed/play.ts';
import { trackerMessages } from '../messages/index.ts';
import { announcedKinds, eventWords, playerWords } from './event-words.ts';

/** Reads out goals, red cards and whistles that come while the page is open, politely; never what was there before. */
export function Announcer({ play: { events, teams } }: { play: Pick<Play, 'events' | 'teams'> }) {
  const t = useText(trackerMessages);
  const before = useRef<ReadonlySet<string>>(undefined);
  before.current ??= new Set(events.map(({ id }) => id));
  const known = before.current;
  const newest = events.findLast(({ id, kind }) => announcedKinds.has(kind) && !known.has(id));
  return (
    <VisuallyHidden as="p" role="status">
      {newest &&
        t('tracker.told', {
          minute: newest.minute,
          event: [eventWords(t, newest, teams), playerWords(t, newest)].filter(Boolean).join(' '),
        })}
    </VisuallyHidden>
  );
}
