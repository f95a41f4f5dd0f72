import { drawStream, eventKey, shuffled } from '@lobby/draws';
import {
  baseballFixtures,
  basketballFixtures,
  type Calendar,
  calendarFrom,
  embeddedFixtures,
  type FixtureSource,
  followed,
  handballFixtures,
  resultsOf,
  type ScriptedMatch,
  setsFixtures,
  subMatchesOf,
  virtualFootball,
} from '@lobby/simulation';
import { type TestMatch, testSecret } from '@lobby/simulation/testing/match';
import { baseball, basketball, football, handball, type SportCode, virtualFootballCode } from '@lobby/sports';

const day = 86_400_000;
/** So often, times the usual, that nearly every match is stopped by something or never begins; one or the other is rarer. */
const disruptions = [250, 40];

export interface WeekSize {
  /** Matches that are played to their end, of as many leagues as there are. */
  readonly played: number;
  /** Matches that are stopped in play for good, and as many that never begin. */
  readonly stopped: number;
}

/**
 * Matches of a week of a sport, as the demo draws them: some played to their end, some stopped, some called off before.
 * Football brings its corners and cards.
 * @param start of the week, ms.
 */
export function weekMatches(gtype: SportCode, start: number, { played, stopped }: WeekSize): TestMatch[] {
  const drawn = shuffled(matchesOf(gtype, start), drawStream(testSecret, `week/${gtype}`));
  const leagues = [...new Set(drawn.map(({ lid }) => lid))];
  const inTurn = Array.from({ length: played }, (_, n) => leagues[n % leagues.length]);
  const ended = drawn.filter(({ lid }, at) => {
    const before = drawn.slice(0, at).filter(match => match.lid === lid).length;
    return before < inTurn.filter(each => each === lid).length;
  });
  const others = drawn.filter(match => !ended.includes(match));
  const begun = brokenAs(isStopped, others).slice(0, stopped);
  const never = brokenAs(
    isCalledOff,
    others.filter(({ id }) => begun.every(match => match.id !== id)),
  );
  return [...ended, ...begun, ...never.slice(0, stopped)]
    .flatMap(match => [match, ...subMatchesOf(match)])
    .map(script => ({ ...followed(script), ...script }));
}

function matchesOf(gtype: SportCode, start: number): ScriptedMatch[] {
  const calendar = calendarFrom({ server: start, fixture: start, speed: 1 });
  const sources = sourcesOf(gtype, calendar);
  const found = new Map<string, ScriptedMatch>();
  for (const at of [0, 2, 4, 6].map(days => start + days * day))
    for (const match of sources.flatMap(source => source.matchesAround(at)))
      if (match.gtype === gtype && match.kickoff > start) found.set(match.id, plain(match));
  return [...found.values()];
}

function sourcesOf(gtype: SportCode, calendar: Calendar): readonly FixtureSource[] {
  switch (gtype) {
    case football.code:
      return [embeddedFixtures(testSecret, calendar)];
    case virtualFootballCode:
      return [virtualFootball(testSecret)];
    case basketball.code:
      return [basketballFixtures(testSecret, calendar)];
    case baseball.code:
      return [baseballFixtures(testSecret, calendar)];
    case handball.code:
      return [handballFixtures(testSecret, calendar)];
    default:
      return setsFixtures(testSecret, calendar);
  }
}

/** As its row says it: drawn from the key of its id, and without a promise. */
function plain(match: ScriptedMatch): ScriptedMatch {
  const key = eventKey(testSecret, match.id, match.kickoff);
  return { ...match, key, createdAt: 0, drawHash: '' };
}

/** Those of the matches that can be broken off so. */
function brokenAs(
  isSo: (match: ScriptedMatch) => boolean,
  matches: readonly ScriptedMatch[],
): readonly ScriptedMatch[] {
  return matches.flatMap(
    match => disruptions.map(rate => ({ ...match, disruptions: rate })).find(isSo) ?? [],
  );
}

const lastOf = (match: ScriptedMatch) => resultsOf(match, match.kickoff + 60 * day).at(-1);
const isStopped = (match: ScriptedMatch) => lastOf(match)?.reached !== undefined;
const isCalledOff = (match: ScriptedMatch) => {
  const last = lastOf(match);
  return last?.cancelReason !== undefined && last.reached === undefined;
};
