import { nameHalf } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { sports, typeOf } from '@lobby/sports';
import { Crest } from '@lobby/ui-kit/crest';
import { useFocusKeptIn } from '@lobby/ui-kit/focus-kept';
import { Icon } from '@lobby/ui-kit/icon';
import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { FavouriteStar } from '../favourites/favourite-star.tsx';
import { type MatchInfo, shownHalf } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { LivePrice } from '../price/live-price.tsx';
import { picksOf } from '../price/market-layout.ts';
import { fromList, useMatchPath } from '../query/use-browse-query.ts';
import { MatchRail } from '../rail/match-rail.tsx';
import { PartedName } from '../sets/parted-name.tsx';
import { RunningPoints, RunningScore } from '../sets/running-score.tsx';
import { ServeMark } from '../sets/serve-mark.tsx';
import { useSportsbook } from '../state/sportsbook-context.ts';
import { useMatch } from '../state/use-board.ts';
import { Corners } from '../status/corners.tsx';
import { LiveClock } from '../status/live-clock.tsx';
import { RedCards } from '../status/red-cards.tsx';
import grid from './column-grid.module.css';
import { type Column, layoutOf, marketIn } from './columns/columns.ts';
import { type OpennessOf, opennessOf, winnerAlone } from './columns/openness.ts';
import folded from './folded-row.module.css';
import { FoldedRow } from './folded-row.tsx';
import css from './match-list.module.css';
import teams from './match-teams.module.css';

interface MatchRowProps {
  readonly ecid: string;
  readonly columns: readonly Column[];
  readonly isLast: boolean;
  /** What the list was arranged by: with another one it is looked at anew whether the row folds. */
  readonly arranged: OpennessOf;
}

/** One match of the list: clock, teams, score, and its main prices; one line while there is nothing to bet on. */
export const MatchRow = memo(function MatchRow({ ecid, columns, isLast, arranged }: MatchRowProps) {
  const match = useMatch(ecid);
  const [{ isFolded, alone }, unfold] = useFold(match, columns, arranged);
  // A row that folds or unfolds takes what had the focus away.
  const kept = useFocusKeptIn<HTMLElement>();
  if (!match) return null;
  return isFolded ? (
    <article {...kept} className={folded.row} data-last={isLast}>
      <FoldedRow match={match} columns={columns} onUnfold={unfold} />
    </article>
  ) : (
    <article
      {...kept}
      className={`${grid.row} ${css.match}`}
      data-last={isLast}
      data-columns={layoutOf(columns)}
      data-sets={match.sets ? '' : undefined}
      data-clock={sports[match.sport].play.periods > 2 ? 'long' : undefined}
    >
      <OpenRow match={match} columns={columns} alone={alone} />
    </article>
  );
});

/**
 * Whether a row is folded: as it stood when the list was arranged or the row came into view. While it can be seen, only a
 * press changes its height: a price that moved away under a finger would be that of another match.
 */
function useFold(match: MatchInfo | undefined, columns: readonly Column[], arranged: OpennessOf) {
  const { board } = useSportsbook();
  const look = () => ({
    arranged,
    isFolded: match !== undefined && opennessOf(board, match, columns) !== 'open',
    alone: match && winnerAlone(board, match, columns),
  });
  const [fold, setFold] = useState(look);
  const unfold = () => setFold({ ...look(), isFolded: false });
  if (fold.arranged === arranged) return [fold, unfold] as const;
  const next = look();
  setFold(next);
  return [next, unfold] as const;
}

interface OpenRowProps {
  readonly match: MatchInfo;
  readonly columns: readonly Column[];
  /** The only market still sold, which takes the place of the columns. */
  readonly alone: Column | undefined;
}

function OpenRow({ match, columns, alone }: OpenRowProps) {
  const t = useText(sportsbookMessages);
  const pathOf = useMatchPath();
  const { ecid } = match;
  const count = useLastCount(match.moreCount);
  const { home, away } = match.teams;
  const shown = match.live && match.halfScore ? columns.filter(({ period }) => period === 'full') : columns;
  const over = alone ? 0 : columns.length - shown.length;
  return (
    <>
      <Link className={teams.teams} to={pathOf(ecid, typeOf(match.sport))} state={fromList}>
        <LiveClock
          ecid={ecid}
          live={match.live}
          kickoff={match.kickoff}
          halted={match.halted}
          halfScore={shownHalf(match)}
          countsDown={sports[match.sport].isDrawn}
        />
        {match.sets && match.live && <RunningPoints match={match} board={match.sets} />}
        <Team match={match} side="home" />
        <Team match={match} side="away" />
      </Link>
      {alone ? (
        <div className={css.alone}>
          <span className={css.aloneTitle}>
            {t('sportsbook.column', { period: t('sportsbook.period.full'), kind: t('sportsbook.kind.1x2') })}
          </span>
          <MarketColumn column={alone} match={match} />
        </div>
      ) : (
        shown.map(column => <MarketColumn key={column.id} column={column} match={match} />)
      )}
      {over > 0 && (
        <div className={css.over} data-span={over}>
          {t('sportsbook.halfOver', { half: nameHalf(t, match.sport) })}
        </div>
      )}
      <div className={css.aside}>
        <Link
          className={css.more}
          to={pathOf(ecid, typeOf(match.sport))}
          state={fromList}
          aria-label={t('sportsbook.moreLabel', { home, away, count })}
        >
          {count > 0 ? t('sportsbook.moreCount', { count }) : <Icon name="chevron-right" size={16} />}
        </Link>
        <FavouriteStar match={match} />
      </div>
      <div className={css.rail}>
        <MatchRail match={match} />
      </div>
    </>
  );
}

/** The number of markets; once everything is closed the last one, so that the row does not change under the pointer. */
function useLastCount(count: number): number {
  const [last, setLast] = useState(count);
  if (count > 0 && count !== last) setLast(count);
  return count > 0 ? count : last;
}

function Team({ match, side }: { match: MatchInfo; side: 'home' | 'away' }) {
  return (
    <>
      <span className={teams.team} data-side={side}>
        <Crest id={match.teamIds[side]} className={teams.crest} />
        <span className={teams.teamName} title={match.teams[side]}>
          <PartedName name={match.teams[side]} />
        </span>
        <RedCards count={match.redCards[side]} size="s" />
        <Corners count={match.corners?.[side]} />
        <ServeMark match={match} side={side} />
      </span>
      <span translate="no" className={teams.score} data-side={side}>
        {match.sets && match.live ? (
          <RunningScore match={match} board={match.sets} side={side} />
        ) : (
          (match.score?.[side] ?? '')
        )}
      </span>
    </>
  );
}

const MarketColumn = memo(function MarketColumn({ column, match }: { column: Column; match: MatchInfo }) {
  const market = marketIn(column, match);
  return (
    <div className={css.column}>
      {picksOf(market, match.sport).map(({ rtype }) => (
        <LivePrice
          key={rtype}
          ecid={match.ecid}
          gid={match.gid}
          wtype={market.wtype}
          rtype={rtype}
          home={match.teams.home}
          away={match.teams.away}
          sport={match.sport}
        />
      ))}
    </div>
  );
});
