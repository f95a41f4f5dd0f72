import type { Score } from '@lobby/betting';
import { drawStream } from '@lobby/draws';
import * as v from 'valibot';

/** A fixture of a results file, with its score when it has been played. */
export interface FixtureRecord {
  readonly home: string;
  readonly away: string;
  /** Kick-off as written, read as UTC: only the distances between kick-offs matter. */
  readonly at: number;
  readonly score: { readonly half: Score; readonly full: Score } | undefined;
}

export interface ResultsFile {
  readonly title: string;
  readonly fixtures: readonly FixtureRecord[];
}

const goals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(40));
const pair = v.tuple([goals, goals]);
const fixture = v.looseObject({
  date: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  time: v.optional(v.string(), ''),
  team1: v.union([v.string(), v.looseObject({ name: v.string() })]),
  team2: v.union([v.string(), v.looseObject({ name: v.string() })]),
  score: v.optional(v.union([pair, v.looseObject({ ft: v.optional(pair), ht: v.optional(pair) })])),
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
  const full = score?.ft;
  return {
    home,
    away,
    at: kickoffOf(row.date, row.time, `${home} ${away}`),
    score: full && {
      full,
      half: score.ht && fits(score.ht, full) ? score.ht : inventHalf(full, row.date + home),
    },
  };
}

/** What is filled in is no secret from a reader of the file, which holds the final scores. */
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

/** Splits a final score over the halves where the file has none, deterministically. */
function inventHalf(full: Score, seed: string): Score {
  const stream = drawStream(open, `half/${seed}`);
  const early = (count: number) =>
    Array.from({ length: count }, () => stream.below(100)).filter(drawn => drawn < 45).length;
  return [early(full[0]), early(full[1])];
}

function fits(half: Score, full: Score): boolean {
  return half[0] <= full[0] && half[1] <= full[1];
}
