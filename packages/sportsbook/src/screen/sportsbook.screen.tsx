import { askAnew, type VenueEntry } from '@lobby/api/ask-anew';
import { matchDetailCaller } from '@lobby/api/endpoints/match-detail';
import { sportsbookCaller } from '@lobby/api/endpoints/sportsbook';
import { BetslipPorts, betslipReducer } from '@lobby/betslip';
import { currentLocale, useLocale } from '@lobby/i18n';
import { championType } from '@lobby/sports';
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useParams } from 'react-router-dom';
import { BrowseSkeleton } from '../browse/browse-skeleton.tsx';
import { BrowseView } from '../browse/browse-view.tsx';
import { useTidyFavourites } from '../favourites/use-favourites.ts';
import { createBoard } from '../feed/board.ts';
import { type Counts, openCounts } from '../feed/counts-feed.ts';
import { createValue } from '../feed/value.ts';
import { LaunchGate } from '../launch/launch-gate.tsx';
import { isAbnormal, useLaunch } from '../launch/use-launch.ts';
import { useListChoices } from '../list/use-list-choices.ts';
import { MatchSkeleton } from '../match/match-skeleton.tsx';
import { MatchView } from '../match/match-view.tsx';
import { ChampionView } from '../outrights/champion-view.tsx';
import {
  matchQueryOf,
  sportTypeOf,
  useBackToList,
  useBrowseQuery,
  useToMatch,
} from '../query/use-browse-query.ts';
import { firstResults, useResultsQuery } from '../results/results-query.ts';
import { livePorts } from '../slip/live-ports.ts';
import { SlipFromAddress } from '../slip/slip-from-address.ts';
import { useToDeposit } from '../slip/use-to-deposit.ts';
import { type Sportsbook, SportsbookContext } from '../state/sportsbook-context.ts';
import { Sports } from './sports.by-look.tsx';
import { SportsbookLayout } from './sportsbook-layout.tsx';

/** The slip is shown beside the prices. */
export const reducers = { betslip: betslipReducer };

/** Not what one comes for first. */
const ResultsView = lazy(() => import('../results/results-view.tsx'));

/** The venue code of the embedded sportsbook in the address. */
const embedded = 'crty';

export default function SportsbookScreen() {
  const { enName = '' } = useParams();
  if (enName.toLowerCase() !== embedded) return <Navigate replace to={`/game/sport/${embedded}`} />;
  return <EmbeddedSportsbook />;
}

function EmbeddedSportsbook() {
  const launch = useLaunch();
  const sportsbook = useSportsbookOf(launch.entry, launch.reportAbnormal);
  const live = useMemo(() => livePorts(sportsbook.ask, sportsbook.board), [sportsbook]);
  const [query, go] = useBrowseQuery();
  const [results, goResults] = useResultsQuery();
  const back = useBackToList(query, go);
  const counts = useCounts(sportsbook);
  const choices = useListChoices(query);
  useTidyFavourites();
  const { match, sport } = query;
  return (
    <SportsbookContext value={sportsbook}>
      <BetslipPorts live={live} call={sportsbook.ask} toDeposit={useToDeposit()} toMatch={useToMatch()}>
        <SportsbookLayout
          rid={match || undefined}
          menu={
            <Sports
              query={query}
              counts={counts}
              leagues={choices.leagues}
              isResults={results !== undefined}
              onResults={() => goResults(firstResults(sportTypeOf(query)))}
              onGo={go}
              onLeagues={ids => {
                choices.setLeagues(ids);
                if (match || results) go({ ...query, match: '' });
              }}
            />
          }
        >
          <LaunchGate
            state={launch.state}
            waiting={match ? <MatchSkeleton /> : <BrowseSkeleton />}
            onEnter={launch.enter}
          >
            <SlipFromAddress />
            {results ? (
              <Suspense fallback={<BrowseSkeleton />}>
                <ResultsView query={results} onGo={goResults} />
              </Suspense>
            ) : match ? (
              <MatchView key={match} ecid={match} sport={sportTypeOf(query)} onBack={back} />
            ) : sport === championType ? (
              <ChampionView query={query} counts={counts} onGo={go} />
            ) : (
              <BrowseView
                query={matchQueryOf(query)}
                counts={counts}
                choices={choices}
                onGo={go}
                onResults={() => goResults(firstResults(sportTypeOf(query)))}
              />
            )}
          </LaunchGate>
        </SportsbookLayout>
      </BetslipPorts>
    </SportsbookContext>
  );
}

/** One board for the screen's life; calls carry the venue token of the moment. */
function useSportsbookOf(entry: VenueEntry, onAbnormal: () => void): Sportsbook {
  const dispatch = useDispatch();
  const [board] = useState(() => createBoard());
  return useMemo(() => {
    const call = askAnew(sportsbookCaller(dispatch, { token: entry.token, locale: currentLocale }), entry);
    const ask: Sportsbook['ask'] = async (method, request, options) => {
      const answer = await call(method, request, options);
      if (!answer.ok && isAbnormal(answer.failure)) onAbnormal();
      return answer;
    };
    return { ask, board, askDetail: matchDetailCaller(dispatch) };
  }, [dispatch, board, entry, onAbnormal]);
}

function useCounts({ ask }: Sportsbook): Counts | undefined {
  const locale = useLocale();
  const [counts] = useState(() => createValue<Counts | undefined>(undefined));
  useEffect(() => {
    const opened = openCounts({ ask });
    const unfollow = opened.counts.subscribe(() => counts.set(opened.counts.get()));
    return () => {
      unfollow();
      opened.close();
    };
  }, [ask, counts, locale]);
  return useSyncExternalStore(counts.subscribe, counts.get, counts.get);
}
