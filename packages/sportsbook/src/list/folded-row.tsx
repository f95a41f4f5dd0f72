import { useText } from '@lobby/i18n';
import { typeOf } from '@lobby/sports';
import { useCallback, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { type MatchInfo, shownHalf } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { fromList, useMatchPath } from '../query/use-browse-query.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';
import { LiveClock } from '../status/live-clock.tsx';
import type { Column } from './columns/columns.ts';
import { keysInView, type Openness, opennessOf } from './columns/openness.ts';
import css from './folded-row.module.css';

interface FoldedRowProps {
  readonly match: MatchInfo;
  readonly columns: readonly Column[];
  onUnfold(): void;
}

/** The line of a match with nothing to bet on in the columns that are shown, which leads to it and to its other markets. */
export function FoldedRow({ match, columns, onUnfold }: FoldedRowProps) {
  const t = useText(sportsbookMessages);
  const pathOf = useMatchPath();
  const openness = useOpenness(match, columns);
  const { ecid, live, kickoff, halted, teams, score } = match;
  return (
    <>
      <Link className={css.match} to={pathOf(ecid, typeOf(match.sport))} state={fromList}>
        <LiveClock
          ecid={ecid}
          live={live}
          kickoff={kickoff}
          halted={halted}
          halfScore={shownHalf(match)}
          inline
        />
        <span className={css.team} title={teams.home}>
          {teams.home}
        </span>
        <span translate="no" className={css.score}>
          {score ? `${score.home} : ${score.away}` : '–'}
        </span>
        <span className={css.team} title={teams.away}>
          {teams.away}
        </span>
        {openness === 'elsewhere' && (
          <span className={css.others}>{t('sportsbook.row.others', { count: match.moreCount })}</span>
        )}
        {(openness === 'suspended' || openness === 'closed') && (
          <span className={css.none}>{t(`sportsbook.row.${openness}`)}</span>
        )}
      </Link>
      {openness === 'open' && (
        <button
          type="button"
          className={css.unfold}
          aria-label={t('sportsbook.row.unfoldLabel', { ...teams })}
          onClick={onUnfold}
        >
          {t('sportsbook.row.unfold')}
        </button>
      )}
    </>
  );
}

/** What can be done about it now: once it has come to be open, the row offers to unfold. */
function useOpenness(match: MatchInfo, columns: readonly Column[]): Openness {
  const { board } = useSportsbook();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = keysInView(match, columns).map(key => board.prices.subscribe(key, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [board, match, columns],
  );
  const read = () => opennessOf(board, match, columns);
  return useSyncExternalStore(subscribe, read, read);
}
