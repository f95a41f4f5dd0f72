export { baseball } from './baseball.ts';
export { basketball } from './basketball.ts';
export { type BetType, betTypes, championType, type ProviderType, parseBetType } from './bet-types.ts';
export { football } from './football.ts';
export { halfMinutes, printMinute } from './halves.ts';
export { bettingRules } from './rules/betting-rules.ts';
export { SLIP_LIMIT } from './rules/slip-limit.ts';
export { snooker } from './snooker.ts';
export type { MatchList, SetPlay, SportFacts, SportPlay } from './sport-facts.ts';
export {
  findSport,
  forEachSport,
  mainSport,
  parseSportCode,
  type SportCode,
  sportCodes,
  sports,
} from './sports.ts';
export { tableTennis } from './table-tennis.ts';
export { tennis } from './tennis.ts';
export { virtualFootball, virtualFootballCode } from './virtual-football.ts';
export { volleyball } from './volleyball.ts';
