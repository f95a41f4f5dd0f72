import type { Score } from '@lobby/betting';
import type { Match, Outright } from '@lobby/fixtures';
import { readScore } from '@lobby/fixtures';
import type { FinalGoals } from '@lobby/leagues';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type BookInputs, type InputRow, type Moment, momentAt, unadjustedChances } from '@lobby/pricing';
import type { Kysely } from 'kysely';
import type { MatchStore } from '../../feed/match-store.ts';
import { foldInputs, inputsOfMatches, inputsOfMoments } from '../../inputs/input-rows.ts';
import { openToCorrection } from '../../settlement/open-to-correction.ts';
import { foldResults, type KnownResult, resultChangesOf } from '../../settlement/result-changes.ts';
import { sportOf } from '../../sports/sports.ts';

/** A match of a round at a moment, as far as the title goes. */
export interface RaceMatch {
  /**
   * open: to be played or in play; shut: suspended; awaited: over, its result not reported yet; over; void: it will
   * have no result.
   */
  readonly state: 'open' | 'shut' | 'awaited' | 'over' | 'void';
  /** Once it has begun. */
  readonly score: Score | undefined;
  /** How it may end; undefined unless open or over, and of a sport that counts wins. */
  readonly goals: FinalGoals | undefined;
  /** How likely home wins it, of a sport that counts wins; undefined unless open or over. */
  readonly wins?: number;
  /** What was reported of it may still be corrected. */
  readonly unsure: boolean;
}

/** Every match of an outright, by id. */
export type Race = ReadonlyMap<string, RaceMatch>;

/**
 * The race of an outright at `now`, from rows and the book's moments: every process says the same, whatever it has in
 * memory.
 */
export async function raceAt(
  db: Kysely<Tables>,
  store: MatchStore,
  outright: Outright,
  now: number,
): Promise<Race> {
  const inputs = await inputsOfMatches(db, matchesOf([outright]), now);
  return race(db, store, [outright], now, inputs);
}

/** The same for several at once, by id; for lists, as far as this process has read what prices are made from. */
export async function racesAt(
  db: Kysely<Tables>,
  store: MatchStore,
  outrights: readonly Outright[],
  now: number,
): Promise<ReadonlyMap<string, Race>> {
  // Reads what prices are made from, once a tick.
  await store.current();
  const all = await race(db, store, outrights, now, id => store.inputsAt(id, now));
  return new Map(
    outrights.map(outright => [
      outright.id,
      new Map(
        allMatchesOf(outright).flatMap(id => {
          const match = all.get(id);
          return match ? [[id, match] as const] : [];
        }),
      ),
    ]),
  );
}

function allMatchesOf(outright: Outright): readonly string[] {
  const deciding = outright.kind === 'season' ? outright.games : outright.runners;
  return deciding.map(({ matchId }) => matchId);
}

/** All that the races of an outright at some moments follow from. */
export interface RaceRows {
  readonly outright: Outright;
  readonly matches: ReadonlyMap<string, Match>;
  readonly changes: Awaited<ReturnType<typeof resultChangesOf>>;
  readonly inputs: ReadonlyMap<string, readonly InputRow[]>;
}

export async function readRaceRows(
  db: Kysely<Tables>,
  store: Pick<MatchStore, 'byIds'>,
  outright: Outright,
  moments: readonly number[],
): Promise<RaceRows> {
  const ids = matchesOf([outright]);
  const inputs = new Map<string, readonly InputRow[]>();
  for (const id of ids) inputs.set(id, await inputsOfMoments(db, id, moments));
  return { outright, matches: await store.byIds(db, ids), changes: await resultChangesOf(db, ids), inputs };
}

/** The race as it was known at one of the moments: by the results that had been reported. Pure. */
export function raceThen({ outright, matches, changes, inputs }: RaceRows, at: number): Race {
  const race = scheduledRace([outright], at);
  for (const [id, match] of matches) {
    const reported = (changes.get(id)?.reported ?? []).filter(result => Number(result.at) <= at);
    const result = foldResults(reported);
    const decided = result && decidedBy(result);
    const state = decided ?? raceMatch(match, momentAt(match, at, foldInputs(inputs.get(id) ?? [], at)));
    race.set(id, { ...state, unsure: isUnsure(decided && match, result, at) });
  }
  return race;
}

/** The matches by which it is decided, but for those that were over before it opened. */
function matchesOf(outrights: readonly Outright[]): string[] {
  const ids = outrights.flatMap(outright =>
    outright.kind === 'season'
      ? outright.games.flatMap(({ matchId, score }) => (score ? [] : [matchId]))
      : outright.runners.map(({ matchId }) => matchId),
  );
  return [...new Set(ids)];
}

/** A game that no feed has added so long after it should have begun is not played. */
const awaitedFor = 24 * 3_600_000;

/** The games of seasons as their schedules have them, before any of them is known as a match. */
function scheduledRace(outrights: readonly Outright[], now: number): Map<string, RaceMatch> {
  const race = new Map<string, RaceMatch>();
  for (const outright of outrights) {
    if (outright.kind !== 'season') continue;
    for (const { matchId, kickoff, expected, score } of outright.games) {
      if (score) race.set(matchId, { ...endedAt(score), unsure: false });
      else if (now < kickoff + awaitedFor) {
        const wins = winsBefore(outright, expected);
        race.set(matchId, { state: 'open', score: undefined, goals: undefined, wins, unsure: false });
      }
    }
  }
  return race;
}

const chances = new Map<string, number>();

/** How likely home wins a match of which only its schedule is known. */
function winsBefore({ gtype }: Pick<Outright, 'gtype'>, expected: Score): number | undefined {
  const key = `${gtype} ${expected.join(':')}`;
  const known = chances.get(key);
  if (known !== undefined) return known;
  const wins = sportOf({ gtype }).model.winsBefore?.(expected);
  if (wins !== undefined) chances.set(key, wins);
  return wins;
}

async function race(
  db: Kysely<Tables>,
  store: MatchStore,
  outrights: readonly Outright[],
  now: number,
  inputsOf: (matchId: string) => BookInputs,
): Promise<Race> {
  const race = scheduledRace(outrights, now);
  const ids = matchesOf(outrights);
  if (ids.length === 0) return race;
  const [changes, matches] = [await resultChangesOf(db, ids), await store.byIds(db, ids)];
  for (const id of ids) {
    const [match, result] = [matches.get(id), changes.get(id)?.result];
    const decided = result && decidedBy(result);
    // Until its feed adds it, a game of a season is what its schedule says.
    if (!match && !decided && race.has(id)) continue;
    const open = !decided && match && raceMatch(match, momentAt(match, now, inputsOf(id)));
    const unsure = isUnsure(decided && match, result, now);
    race.set(id, { ...(decided ?? (open || withoutResult)), unsure });
  }
  return race;
}

type State = Omit<RaceMatch, 'unsure'>;

const withoutResult: State = { state: 'void', score: undefined, goals: undefined };

/** What the results reported so far decide of a match; undefined while nothing. */
function decidedBy({ cancel_reason, full }: KnownResult): State | undefined {
  if (cancel_reason !== '') return withoutResult;
  const score = readScore(full);
  return score && endedAt(score);
}

function endedAt(score: Score): State {
  return { state: 'over', score, goals: { score, toCome: nothing }, wins: score[0] > score[1] ? 1 : 0 };
}

/** A season has hundreds of results: one that stood for so long is not looked at again, ms. */
const doubtedFor = 3_600_000;

function isUnsure(decided: Match | undefined, result: KnownResult | undefined, at: number): boolean {
  const isOfSeason = decided && sportOf(decided).model.homeWins;
  if (isOfSeason && at - Number(result?.at ?? 0) > doubtedFor) return false;
  return !!decided && !!result && openToCorrection(decided, 'full', result, at);
}

const nothing = Float64Array.of(1);

function raceMatch(match: Match, moment: Moment): State {
  const { phase, score, shut, halted } = moment.state;
  const { model } = sportOf(match);
  if (model.homeWins && phase !== 'over' && (!shut || halted)) {
    const wins = phase === 'pre' ? winsBefore(match, match.expected) : model.homeWins(match, moment);
    return { state: 'open', score: phase === 'pre' ? undefined : score, goals: undefined, wins };
  }
  if (phase === 'pre') {
    return shut
      ? { state: 'shut', score: undefined, goals: undefined }
      : { state: 'open', score: undefined, goals: { score, toCome: toCome(match, moment) } };
  }
  if (phase === 'over') return { state: 'awaited', score, goals: undefined };
  if (shut) return { state: 'shut', score, goals: undefined };
  return { state: 'open', score, goals: { score, toCome: toCome(match, moment) } };
}

const kept = new WeakMap<Match, { readonly of: string; readonly toCome: Float64Array }>();

/** The goals the book expects without the market's noise and its own liability, which change nothing here. */
function toCome(match: Match, moment: Moment): Float64Array {
  const { phase, clock, score, reds, lastsBeyond } = moment.priced;
  const of = [phase, clock, score, reds, lastsBeyond].join('/');
  const known = kept.get(match);
  if (known?.of === of) return known.toCome;
  const fresh = unadjustedChances(match, moment).full.cells;
  kept.set(match, { of, toCome: fresh });
  return fresh;
}
