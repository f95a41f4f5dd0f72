import { useMedia } from '@lobby/feature/use-media';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { type ReactNode, useId, useState } from 'react';
import { besideMarkets } from '../../state/widths.ts';
import { NotLoaded } from '../../status/not-loaded.tsx';
import type { DetailState } from './feed/detail-feed.ts';
import { trackerMessages } from './messages/index.ts';
import { PlayView } from './play-view.tsx';
import { Announcer } from './timeline/announcer.tsx';
import { eventWords } from './timeline/event-words.ts';
import css from './tracker.module.css';

interface TrackerViewProps {
  readonly state: DetailState;
  /** No answer has come for too long. */
  readonly isLate: boolean;
  onRetry(): void;
  /** How prices moved; absent of a match that is over. */
  readonly courses?: ReactNode;
}

/** The tracker of a match: open beside the markets where there is room, else a line that unfolds above them. */
export function TrackerView({ state, isLate, onRetry, courses }: TrackerViewProps) {
  const t = useText(trackerMessages);
  const isBeside = useMedia(besideMarkets);
  const [isUnfolded, setUnfolded] = useState(false);
  const bodyId = useId();
  const play = state.status === 'ready' ? state.play : undefined;
  const newest = play?.events.at(-1);
  if (state.status === 'unknown') return null;
  const isOpen = isBeside || isUnfolded;
  return (
    <section className={css.tracker} aria-label={t('tracker.title')}>
      <h2 className={css.heading}>
        {isBeside ? (
          <span className={css.head}>{t('tracker.title')}</span>
        ) : (
          <button
            type="button"
            className={css.head}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setUnfolded(!isOpen)}
          >
            {t('tracker.title')}
            {play && newest && !isOpen && (
              <span className={css.newest}>
                {t('tracker.minute', { minute: newest.minute })} {eventWords(t, newest, play.teams)}
              </span>
            )}
            <span className={css.chevron} data-open={isOpen} aria-hidden="true">
              <Icon name="chevron-down" size={16} />
            </span>
          </button>
        )}
      </h2>
      {play && <Announcer play={play} />}
      <div id={bodyId} className={css.body} hidden={!isOpen}>
        {isLate && (
          <p className={css.late}>
            <Icon name="offline" size={16} />
            {t('tracker.late')}
          </p>
        )}
        {isOpen && state.status === 'loading' && (
          <SkeletonGroup label={t('tracker.loading')}>
            <Skeleton shape="block" height="12rem" />
          </SkeletonGroup>
        )}
        {isOpen && state.status === 'failed' && (
          <NotLoaded size="s" title={t('tracker.failed')} failure={state.failure} onRetry={onRetry} />
        )}
        {isOpen && play && <PlayView play={play} courses={courses} />}
      </div>
    </section>
  );
}
