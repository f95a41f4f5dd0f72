import type { Score } from '@lobby/betting';
import {
  drawFootball,
  type FootballRules,
  type FootballScript,
  footballFacts,
  footballRules,
  fraction,
  goalsOf,
  type Key,
  placeFootball,
  toHex,
} from '@lobby/draws';
import type { RecordedScore } from '@lobby/leagues';
import { sports } from '@lobby/sports';
import { drawnOnce } from './drawn-once.ts';
import type { ScriptedMatch, Side } from './match.ts';

/** How likely a side has a red card in a minute, of football that people play. */
const redPerMinute = 0.0009;

/** What a match is drawn from: its committed header. */
export function rulesOf(match: Pick<ScriptedMatch, 'id' | 'kickoff' | 'expected' | 'gtype'>): FootballRules {
  const [home, away] = match.expected;
  return footballRules({
    id: match.id,
    kickoff: match.kickoff,
    expectedMilli: [Math.round(home * 1000), Math.round(away * 1000)],
    redPerMinute: sports[match.gtype].isDrawn ? 0 : redPerMinute,
  });
}

/**
 * The events of a match: drawn from its key, or for a replayed one its real goals at drawn moments. A replayed match
 * has no cards: results files do not hold them, and none are invented about real clubs.
 */
export function scriptOf(match: ScriptedMatch): FootballScript {
  const rules = rulesOf(match);
  const { key, real } = match;
  return scripts(JSON.stringify([toHex(key), rules, real]), () =>
    real ? placeReal(real, key) : drawFootball(rules, key),
  );
}

/** Two thousand of them take some two megabytes; a day has a few hundred. */
const scripts = drawnOnce<FootballScript>(2_000);

function placeReal({ full, half: known }: RecordedScore, key: Key): FootballScript {
  const half = known ?? drawnHalf(full, key);
  const later: Score = [full[0] - half[0], full[1] - half[1]];
  return placeFootball([half, later], footballFacts.minutes, key);
}

/** Where the half of each goal is not known it is drawn like its minute; nothing is bet on it. */
function drawnHalf(full: Score, key: Key): Score {
  const early = (side: Side, goals: number) =>
    Array.from({ length: goals }, (_, at) => fraction(key, `half/${side}/${at}`)).filter(at => at < 0.45)
      .length;
  return [early('H', full[0]), early('C', full[1])];
}

/** Half-time and final score of a script. */
export function scoresOf(script: FootballScript): { half: Score; full: Score } {
  const [first, second] = goalsOf(script);
  return { half: first, full: [first[0] + second[0], first[1] + second[1]] };
}
