/** A game of a season that is over, by its clubs and its score. */
export interface PlayedGame {
  readonly home: string;
  readonly away: string;
  readonly score: readonly [home: number, away: number];
}

/** A club in a table that counts wins. */
export interface WinsRow {
  readonly club: string;
  /** Clubs that no rule tells apart share a place. */
  readonly place: number;
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  /** Games behind the first, in halves: what it has won less and lost more. */
  readonly halvesBehind: number;
  /** The last five, the newest last. */
  readonly form: readonly ('W' | 'L')[];
}

type Counted = Omit<WinsRow, 'place' | 'halvesBehind'>;

/**
 * The table of a league that counts wins (docs/rules.md#results): by the share of games won, then by that share in the
 * games among the equal ones; those that are equal in both share a place. Pure.
 * @param games of one season, the first first.
 */
export function winsTable(games: readonly PlayedGame[]): WinsRow[] {
  const groups = grouped([...counted(games).values()], compareShares);
  const [first] = groups[0] ?? [];
  let place = 1;
  return groups.flatMap(equal => {
    const clubs = new Set(equal.map(({ club }) => club));
    const among = counted(games.filter(({ home, away }) => clubs.has(home) && clubs.has(away)));
    const own = ({ club }: Counted) => among.get(club) ?? emptyRow(club);
    return grouped(equal, (one, other) => compareShares(own(one), own(other))).flatMap(same => {
      const shared = place;
      place += same.length;
      return same.map(row => ({ ...row, place: shared, halvesBehind: first ? behind(row, first) : 0 }));
    });
  });
}

function counted(games: readonly PlayedGame[]): ReadonlyMap<string, Counted> {
  const rows = new Map<string, Counted>();
  for (const { home, away, score } of games) {
    rows.set(home, after(rows.get(home) ?? emptyRow(home), score[0], score[1]));
    rows.set(away, after(rows.get(away) ?? emptyRow(away), score[1], score[0]));
  }
  return rows;
}

/** Those that compare equal together, the best first; clubs of one group by their ids. */
function grouped(rows: readonly Counted[], compare: (one: Counted, other: Counted) => number): Counted[][] {
  const sorted = [...rows].sort((one, other) => compare(other, one) || (one.club < other.club ? -1 : 1));
  const groups: Counted[][] = [];
  for (const row of sorted) {
    const group = groups.at(-1);
    if (group?.[0] && compare(group[0], row) === 0) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Above 0 when the first has won the larger share; none played is half of them. Exact. */
function compareShares(one: Counted, other: Counted): number {
  return share(one)[0] * share(other)[1] - share(other)[0] * share(one)[1];
}

const share = ({ won, played }: Counted): readonly [number, number] =>
  played === 0 ? [1, 2] : [won, played];

const behind = (row: Counted, first: Counted) => first.won - row.won + (row.lost - first.lost);

function after(row: Counted, own: number, others: number): Counted {
  const hasWon = own > others;
  return {
    club: row.club,
    played: row.played + 1,
    won: row.won + Number(hasWon),
    lost: row.lost + Number(!hasWon),
    scored: row.scored + own,
    conceded: row.conceded + others,
    form: [...row.form, hasWon ? ('W' as const) : ('L' as const)].slice(-5),
  };
}

const emptyRow = (club: string): Counted => ({
  ...{ club, played: 0, won: 0, lost: 0, scored: 0, conceded: 0 },
  form: [],
});
