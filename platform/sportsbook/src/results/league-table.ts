import type { Score } from '@lobby/betting';

/** A match that counts in a table: its clubs and its score after 90 minutes. */
export interface TableMatch {
  readonly home: string;
  readonly away: string;
  readonly score: Score;
}

export type Form = 'W' | 'D' | 'L';

/** A club in the table of its league. */
export interface Standing {
  readonly club: string;
  readonly place: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly points: number;
  /** The last five, the newest last. */
  readonly form: readonly Form[];
}

type Row = Omit<Standing, 'place'>;

/**
 * The table of a league: by points, goal difference, goals scored (docs/rules.md#results); clubs that are equal in all
 * three share a place. Pure.
 * @param matches of one season, the first first.
 */
export function leagueTable(
  matches: readonly TableMatch[],
  points: { readonly win: number; readonly draw: number },
): Standing[] {
  const rows = new Map<string, Row>();
  for (const { home, away, score } of matches) {
    const [own, others] = score;
    rows.set(home, after(rows.get(home) ?? emptyRow(home), own, others, points));
    rows.set(away, after(rows.get(away) ?? emptyRow(away), others, own, points));
  }
  const sorted = [...rows.values()].sort(
    (one, other) => -compareRows(one, other) || (one.club < other.club ? -1 : 1),
  );
  return sorted.map(row => ({ ...row, place: 1 + sorted.findIndex(other => compareRows(row, other) === 0) }));
}

/** Above 0 when the first stands higher. */
function compareRows(one: Row, other: Row): number {
  const difference = ({ goalsFor, goalsAgainst }: Row) => goalsFor - goalsAgainst;
  return one.points - other.points || difference(one) - difference(other) || one.goalsFor - other.goalsFor;
}

function after(row: Row, own: number, others: number, points: { win: number; draw: number }): Row {
  const form: Form = own > others ? 'W' : own === others ? 'D' : 'L';
  return {
    club: row.club,
    played: row.played + 1,
    won: row.won + Number(form === 'W'),
    drawn: row.drawn + Number(form === 'D'),
    lost: row.lost + Number(form === 'L'),
    goalsFor: row.goalsFor + own,
    goalsAgainst: row.goalsAgainst + others,
    points: row.points + { W: points.win, D: points.draw, L: 0 }[form],
    form: [...row.form, form].slice(-5),
  };
}

const emptyRow = (club: string): Row => ({
  club,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  points: 0,
  form: [],
});
