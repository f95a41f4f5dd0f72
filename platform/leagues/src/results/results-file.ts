import type { Score } from '@lobby/betting';
import { drawStream } from '@lobby/draws';
import * as v from 'valibot';

/** A fixture of a results file, with its score when it has been played. */
export interface FixtureRecord {
  readonly home: string;
  readonly away: string;
  /** Kick-off as written, read as UTC: only the distances between kick-offs matter. */
  readonly at: number;
  readonly score: RecordedScore | undefined;
  /** D0..DZ when it was not played at its time, or its result was awarded; absent otherwise. */
  readonly calledOff?: string;
}

/** A score after 90 minutes. */
export interface RecordedScore {
  readonly full: Score;
  /** Undefined where the file does not say it and the final score leaves it open. */
  readonly half: Score | undefined;
}

export interface ResultsFile {
  readonly title: string;
  readonly fixtures: readonly FixtureRecord[];
}

const goals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(40));
const pair = v.tuple([goals, goals]);

/** What a file says of a match that was not played as planned, and why its bets are void. */
const calledOff = {
  awarded: 'D5',
  cancelled: 'D5',
  abandoned: 'D5',
  suspended: 'D5',
  annulled: 'D5',
  postponed: 'D3',
} as const;
// Safe: the keys of the table are its statuses.
const status = v.picklist(Object.keys(calledOff) as (keyof typeof calledOff)[]);

const fixture = v.looseObject({
  date: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  time: v.optional(v.string(), ''),
  team1: v.union([v.string(), v.looseObject({ name: v.string() })]),
  team2: v.union([v.string(), v.looseObject({ name: v.string() })]),
  // `et` and `p`, extra time and shoot-out, are not read: bets are on 90 minutes.
  score: v.optional(v.union([pair, v.looseObject({ ft: v.optional(pair), ht: v.optional(pair) })])),
  status: v.optional(status),
});
const file = v.looseObject({
  name: v.string(),
  matches: v.optional(v.array(fixture), []),
  rounds: v.optional(v.array(v.looseObject({ matches: v.array(fixture) })), []),
});

/** Reads a file in the format of football.json. @throws Error that names what does not conform. */
export function readResultsFile(text: string, called: string): ResultsFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`${called} is not JSON, so its fixtures cannot be replayed.`);
  }
  const parsed = v.safeParse(file, json);
  if (!parsed.success) {
    const where = v.getDotPath(parsed.issues[0]) ?? 'the top';
    throw new Error(
      `${called} is not in the football.json format: ${parsed.issues[0].message} (at ${where}).`,
    );
  }
  const rows = [...parsed.output.matches, ...parsed.output.rounds.flatMap(round => round.matches)];
  if (rows.length === 0) throw new Error(`${called} holds no matches.`);
  return { title: parsed.output.name, fixtures: rows.map(toFixture) };
}

function toFixture(row: v.InferOutput<typeof fixture>): FixtureRecord {
  const home = typeof row.team1 === 'string' ? row.team1 : row.team1.name;
  const away = typeof row.team2 === 'string' ? row.team2 : row.team2.name;
  const score = Array.isArray(row.score) ? { ft: row.score, ht: undefined } : row.score;
  const at = kickoffOf(row.date, row.time, `${home} ${away}`);
  // A score beside these is a decision of the league, not of the players.
  if (row.status) return { home, away, at, score: undefined, calledOff: calledOff[row.status] };
  const full = score?.ft;
  return { home, away, at, score: full && { full, half: halfOf(score.ht, full) } };
}

/** Files leave the half-time score out of a 0:0, where it is no question; without any other they lack it. */
function halfOf(half: Score | undefined, full: Score): Score | undefined {
  if (full[0] + full[1] === 0) return full;
  return half && fits(half, full) ? half : undefined;
}

/** A kick-off that is filled in is no secret. */
const open = new Uint8Array(32);

/** A missing time becomes a likely one. */
function kickoffOf(date: string, time: string, seed: string): number {
  const written = /^(\d{1,2}):(\d{2})/.exec(time);
  const likely = ['13:30', '15:00', '15:00', '17:30', '20:00'][
    drawStream(open, `kickoff/${date}/${seed}`).below(5)
  ];
  const clock = written ? `${written[1]!.padStart(2, '0')}:${written[2]}` : likely;
  return Date.parse(`${date}T${clock}:00Z`);
}

function fits(half: Score, full: Score): boolean {
  return half[0] <= full[0] && half[1] <= full[1];
}
