import type { WireStanding } from '@lobby/api-client/contract/game/results';
import { type WinsRow, winsTable } from '@lobby/leagues';
import type { SportFacts } from '@lobby/sports';
import { leagueTable, type Standing, type TableMatch } from './league-table.ts';

/** The table of a season as the wire tells it. @param matches the first first. @param nameOf by the id of a club. */
export function standingsOf(
  table: NonNullable<SportFacts['table']>,
  matches: readonly TableMatch[],
  nameOf: (club: string) => string,
): WireStanding[] {
  if (table === 'wins') return winsTable(matches).map(row => encodeWins(row, nameOf(row.club)));
  return leagueTable(matches, table).map(row => encodePoints(row, nameOf(row.club)));
}

function encodePoints({ club, goalsFor, goalsAgainst, form, ...row }: Standing, team: string): WireStanding {
  const names = { team_id: club, team };
  const goals = { goals_for: goalsFor, goals_against: goalsAgainst };
  return { ...row, ...names, ...goals, share: '', behind: '', form: [...form] };
}

function encodeWins(row: WinsRow, team: string): WireStanding {
  const { club, place, played, won, lost, scored, conceded, halvesBehind, form } = row;
  return {
    ...{ team_id: club, team, place, played, won, drawn: 0, lost, points: won },
    ...{ goals_for: scored, goals_against: conceded },
    share: (won / played).toFixed(3),
    behind: String(halvesBehind / 2),
    form: [...form],
  };
}
