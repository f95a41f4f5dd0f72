export { badmintonLeagues } from './clubs/badminton/badminton-leagues.ts';
export { baseballLeagues } from './clubs/baseball/baseball-leagues.ts';
export { basketballLeagues } from './clubs/basketball/basketball-leagues.ts';
export { championsLeague, leagueByLid, nationalLeagues } from './clubs/directory.ts';
export { handballLeagues } from './clubs/handball/handball-leagues.ts';
export type { Club, League } from './clubs/league.ts';
export { snookerLeagues } from './clubs/snooker/snooker-leagues.ts';
export { clubByName, leagueByTitle } from './clubs/spelling.ts';
export { tableTennisLeagues } from './clubs/table-tennis/table-tennis-leagues.ts';
export { tennisLeagues } from './clubs/tennis/tennis-leagues.ts';
export { virtualLeague } from './clubs/virtual-league.ts';
export { volleyballLeagues } from './clubs/volleyball/volleyball-leagues.ts';
export { forecastHandball, forecastPoints, forecastRuns } from './results/points-forecast.ts';
export {
  type FixtureRecord,
  type RecordedScore,
  type ResultsFile,
  readResultsFile,
} from './results/results-file.ts';
export { forecastServes } from './results/serve-forecast.ts';
export { type Forecast, forecastFrom, type KnownResult } from './results/strengths.ts';
export { dailyRounds, dailySeason } from './rounds/daily-rounds.ts';
export { type Pairing, type Round, roundsOf } from './rounds/league-rounds.ts';
export { type FinalGoals, type TitleChance, titleChances } from './rounds/title-chances.ts';
export { type PlayedGame, type WinsRow, winsTable } from './rounds/wins-table.ts';
