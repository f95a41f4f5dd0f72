export { championsLeague, leagueByLid, nationalLeagues } from './clubs/directory.ts';
export type { Club, League } from './clubs/league.ts';
export { clubByName, leagueByTitle } from './clubs/spelling.ts';
export { virtualLeague } from './clubs/virtual-league.ts';
export { type Pairing, type Round, roundsOf } from './rounds/league-rounds.ts';
