import { useText } from '@lobby/i18n';
import { sports } from '@lobby/sports';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { MatchInfo, SetsBoard, Sides } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
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
  const { running, points } = board;
  const hasGames = countsGames(sport);
  const finished = running ? periods.slice(0, -1) : periods;
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
      <span className={hasGames ? css.quiet : css.points}>{running?.[side] ?? ''}</span>
      {hasGames && <span className={css.points}>{running ? pointText(points, running, side) : ''}</span>}
    </span>
  );
}

/** The points of the running game of both sides, where the names leave no room for them: on phones alone. */
export function RunningPoints({ match: { sport }, board }: Omit<RunningScoreProps, 'side'>) {
  const t = useText(sportsbookMessages);
  const { running, points } = board;
  if (!running || !countsGames(sport)) return null;
  return (
    <span translate="no" className={css.together}>
      <VisuallyHidden>{t('sportsbook.sets.points')}</VisuallyHidden>
      {pointText(points, running, 'home')}-{pointText(points, running, 'away')}
    </span>
  );
}

function countsGames(sport: MatchInfo['sport']): boolean {
  const { play } = sports[sport];
  return 'sets' in play && play.sets.counts === 'games';
}
