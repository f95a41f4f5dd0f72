/** What draws and replays matches, for figures of tooling/bench that play them without a server. */
export {
  type Club,
  forecastFrom,
  type League,
  nationalLeagues,
  type ResultsFile,
  readResultsFile,
} from '@lobby/leagues';
export { commitmentOf, revealOf } from '../../sim/commitment.ts';
export { createFollowed } from '../../sim/follow.ts';
export { addMatches } from '../../sim/match-rows.ts';
export { endsAt, stateAt } from '../../sim/match-state.ts';
export { forecastAt, type Planned, planSeason } from '../../sim/replay.ts';
export { resultsOf } from '../../sim/results.ts';
export { rulesOf } from '../../sim/script.ts';
export { createSimulation } from '../../sim/simulation.ts';
export { timelineOf } from '../../sim/timeline.ts';
export { paced } from '../../sportsbook/fixture-feed/fixture.ts';
