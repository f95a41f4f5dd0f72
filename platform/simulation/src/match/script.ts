import type { Score } from '@lobby/betting';
import {
  drawFootball,
  type FootballRules,
  type FootballScript,
  footballFacts,
  footballRules,
  goalsOf,
  type Key,
  placeFootball,
  toHex,
} from '@lobby/draws';
import type { ScriptedMatch } from './match.ts';
import { simulatedSports } from './simulated-sports.ts';

/** What a match is drawn from: its committed header. */
export function rulesOf(match: Pick<ScriptedMatch, 'id' | 'kickoff' | 'expected' | 'gtype'>): FootballRules {
  const [home, away] = match.expected;
  return footballRules({
    id: match.id,
    kickoff: match.kickoff,
    expectedMilli: [Math.round(home * 1000), Math.round(away * 1000)],
    redPerMinute: simulatedSports[match.gtype].redPerMinute,
  });
}

/**
 * The events of a match: drawn from its key, or for a replayed one its real goals at drawn moments. A replayed match
 * has no cards: results files do not hold them, and none are invented about real clubs.
 */
export function scriptOf(match: ScriptedMatch): FootballScript {
  const rules = rulesOf(match);
  const { key, real } = match;
  // A match is several objects (planned, read from its row, followed): it is drawn once for all of them.
  const drawnFrom = JSON.stringify([toHex(key), rules, real]);
  const known = drawn.get(drawnFrom);
  if (known) return known;
  const script = real ? placeReal(real, key) : drawFootball(rules, key);
  if (drawn.size >= mostDrawn) drawn.clear();
  drawn.set(drawnFrom, script);
  return script;
}

const drawn = new Map<string, FootballScript>();
/** Two thousand of them take some two megabytes; a day has a few hundred. */
const mostDrawn = 2_000;

function placeReal(real: NonNullable<ScriptedMatch['real']>, key: Key): FootballScript {
  const later: Score = [real.full[0] - real.half[0], real.full[1] - real.half[1]];
  return placeFootball([real.half, later], footballFacts.minutes, key);
}

/** Half-time and final score of a script. */
export function scoresOf(script: FootballScript): { half: Score; full: Score } {
  const [first, second] = goalsOf(script);
  return { half: first, full: [first[0] + second[0], first[1] + second[1]] };
}
