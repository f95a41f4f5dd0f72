import { useFormat, useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { printedScore } from '../../../status/printed-score.ts';
import type { Play } from '../feed/play.ts';
import { trackerMessages } from '../messages/index.ts';
import css from './meetings.module.css';

/** How the two clubs fared against each other before. */
export function Meetings({ play: { meetings } }: { play: Pick<Play, 'meetings'> }) {
  const t = useText(trackerMessages);
  const format = useFormat();
  if (meetings.length === 0) {
    return (
      <EmptyState
        size="s"
        icon="history"
        title={t('tracker.noMeetings')}
        hint={t('tracker.noMeetingsHint')}
      />
    );
  }
  return (
    <ol className={css.rows} aria-label={t('tracker.meetings')}>
      {meetings.map(({ ecid, kickoff, teamH, teamC, score, halfScore }) => (
        <li key={ecid} className={css.row}>
          <time className={css.date}>{format.date(kickoff)}</time>
          <span className={css.teams}>
            <span>{teamH}</span>
            <b translate="no">{printedScore(score)}</b>
            <span>{teamC}</span>
          </span>
          {halfScore && (
            <span className={css.date}>{t('tracker.halfScore', { score: printedScore(halfScore) })}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
