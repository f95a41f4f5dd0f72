/**
 * The rounds a league plays every week, in their order and in its own time zone. At least 60 hours lie between the
 * last kick-off of a round and the first of the next, so that no club plays sooner.
 */
export interface Week {
  /** A name of the IANA database. */
  readonly zone: string;
  /** Every kick-off of a round, as "Sat 12:30 15:00 15:00, Sun 16:30". All rounds have as many. */
  readonly rounds: readonly string[];
}

/** A name in both scripts. */
export type Names = Readonly<Record<'zh-CN' | 'zh-TW', string>>;

export interface Club {
  readonly id: string;
  /** As open results data spells it. */
  readonly english: string;
  readonly names: Names;
  /** How strong we hold the club to be before any result is known; 75 is the middle of a big league. */
  readonly rating: number;
}

export interface League {
  readonly lid: string;
  readonly names: Names;
  /** Words by which a results file names this league. */
  readonly english: string;
  /** One of the quick filters (docs/rules.md#markets). */
  readonly quick: boolean;
  /** Goals or points a middling home and away side score in regular time; of sets, how often they win the points that their sport expects. */
  readonly homeGoals: number;
  readonly awayGoals: number;
  /** Of a sport of sets: the most sets that its matches may have. */
  readonly bestOf?: number;
  /** When it plays; absent: it has no weeks (virtual football is drawn, basketball plays every day). The first clubs of the table play, two to a kick-off. */
  readonly week?: Week;
  readonly clubs: readonly Club[];
}

/** Makes a league from a table of `English name | 简体 | 繁體 | rating`, one club a line. */
export function defineLeague(league: Omit<League, 'clubs'> & { readonly table: string }): League {
  const { table, ...rest } = league;
  const clubs = table
    .trim()
    .split('\n')
    .map((line, at): Club => {
      const [english, cn, tw, rating] = line.split('|').map(cell => cell.trim());
      if (!english || !cn || !tw || !rating)
        throw new Error(`league ${league.lid}: "${line}" is not a club.`);
      return {
        id: `${league.lid}${String(at + 1).padStart(2, '0')}`,
        english,
        names: { 'zh-CN': cn, 'zh-TW': tw },
        rating: Number(rating),
      };
    });
  return { ...rest, clubs };
}
