import { sports } from '@lobby/sports';
import type { MatchInfo, SetsBoard, Sides } from '../feed/match-info.ts';
import { pointText } from './point-text.ts';
import css from './running-score.module.css';

interface RunningScoreProps {
  readonly match: MatchInfo;
  readonly board: SetsBoard;
  readonly side: keyof Sides<unknown>;
}

/** The score of a side in few figures: sets, what it has of the running one, and the points of the running game. */
export function RunningScore({ match: { sport, score }, board, side }: RunningScoreProps) {
  const { running, points } = board;
  const { play } = sports[sport];
  const hasGames = 'sets' in play && play.sets.counts === 'games';
  return (
    <span className={css.score}>
      <span>{score?.[side] ?? 0}</span>
      <span className={css.quiet}>{running?.[side] ?? ''}</span>
      {hasGames && <span className={css.points}>{running ? pointText(points, running, side) : ''}</span>}
    </span>
  );
}
