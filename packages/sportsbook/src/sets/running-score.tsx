import { useText } from '@lobby/i18n';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { MatchInfo, SetsBoard, Sides } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { countsIn } from './count-words.ts';
import { pointText } from './point-text.ts';
import css from './running-score.module.css';

interface RunningScoreProps {
  readonly match: MatchInfo;
  readonly board: SetsBoard;
  readonly side: keyof Sides<unknown>;
}

/**
 * The score of a side in few figures: sets, what it has of the running one, and the points of the running game. Before
 * them, where a row has room, its finished sets.
 */
export function RunningScore({ match: { sport, score, periods = [] }, board, side }: RunningScoreProps) {
  const t = useText(sportsbookMessages);
  const { running, points } = board;
  const counts = countsIn(sport);
  // A match may have eleven frames, for which no row has room.
  const shown = counts === 'frames' ? [] : periods;
  const finished = running ? shown.slice(0, -1) : shown;
  const ofGame = running && counts !== 'points' ? pointText(counts, points, running, side) : '';
  return (
    <span className={css.score}>
      {/* The page of the match reads them out, as a table. */}
      {finished.length > 0 && (
        <span className={css.finished} aria-hidden="true">
          {finished.map((set, at) => (
            <span key={at}>{set[side]}</span>
          ))}
        </span>
      )}
      <span className={css.sets}>{score?.[side] ?? 0}</span>
      <span className={counts === 'points' ? css.points : css.quiet}>{running?.[side] ?? ''}</span>
      {counts !== 'points' && (
        <span className={css.points}>
          {counts === 'frames' && ofGame && <VisuallyHidden>{t('sportsbook.sets.break')}</VisuallyHidden>}
          {ofGame}
        </span>
      )}
    </span>
  );
}

/** The points of the running game of both sides, where the names leave no room for them: on phones alone. */
export function RunningPoints({ match: { sport }, board }: Omit<RunningScoreProps, 'side'>) {
  const t = useText(sportsbookMessages);
  const { running, points } = board;
  const counts = countsIn(sport);
  if (!running || counts === 'points') return null;
  // A break is of one side, or of none yet.
  const texts = [pointText(counts, points, running, 'home'), pointText(counts, points, running, 'away')];
  const shown = texts.filter(text => text !== '');
  if (shown.length === 0) return null;
  return (
    <span className={css.together}>
      {counts === 'frames' ? (
        // A single figure would not say what it is.
        <span className={css.label}>{t('sportsbook.sets.break')}</span>
      ) : (
        <VisuallyHidden>{t('sportsbook.sets.points')}</VisuallyHidden>
      )}
      <span translate="no">{shown.join('-')}</span>
    </span>
  );
}
