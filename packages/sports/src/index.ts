export { badminton } from './badminton.ts';
export { baseball } from './baseball.ts';
export { basketball } from './basketball.ts';
export { football } from './football.ts';
export { firstHalfLength, halfMinutes, printMinute } from './halves.ts';
export { handball } from './handball.ts';
export { bettingRules, retiredAfter } from './rules/betting-rules.ts';
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
export {
  type BetType,
  betTypes,
  championType,
  codeOf,
  type OfferType,
  offerTypeOf,
  offerTypes,
  type ProviderType,
  parseBetType,
  parseOfferType,
  readSport,
  type WireSport,
  writeSport,
} from './types/bet-types.ts';
export {
  type Counted,
  countedThings,
  readCounted,
  type SubCounted,
  subTypes,
  type WireSubType,
  writeCounted,
} from './types/counted.ts';
export {
  allTypes,
  forEachType,
  iconOf,
  isListedIn,
  type ListedType,
  listedTypes,
  listsOf,
  mainType,
  parseSportType,
  type SportType,
  sportsOfType,
  sportTypes,
  typeOf,
} from './types/sport-types.ts';
export { virtualFootballCode } from './types/virtual-football-code.ts';
export { virtualFootball } from './virtual-football.ts';
export { volleyball } from './volleyball.ts';
