import type { WireStanding } from '@lobby/api-client/contract/game/results';

/** A column of a table of clubs. */
export interface TableColumn {
  /** Its words are `sportResults.table.<name>`. */
  readonly name: 'played' | 'won' | 'drawn' | 'lost' | 'goals' | 'difference' | 'points' | 'share' | 'behind';
  /** How it differs: it orders the table, or leaves where there is no room. */
  readonly look?: 'points' | 'difference';
  read(row: WireStanding): string | number;
}

const column = (
  name: 'played' | 'won' | 'drawn' | 'lost' | 'points',
  look?: TableColumn['look'],
): TableColumn => ({ name, ...(look && { look }), read: row => row[name] });

const difference: TableColumn = {
  name: 'difference',
  look: 'difference',
  read(row) {
    const by = row.goals_for - row.goals_against;
    return by > 0 ? `+${by}` : by;
  },
};

/** Of a table that counts points. */
export const columnsOfPoints: readonly TableColumn[] = [
  column('played'),
  column('won'),
  column('drawn'),
  column('lost'),
  { name: 'goals', read: row => `${row.goals_for}/${row.goals_against}` },
  difference,
  column('points', 'points'),
];

/** Of a table that counts wins: the share is written as the field does, ".625", and the first is behind nobody. */
export const columnsOfWins: readonly TableColumn[] = [
  column('played'),
  column('won'),
  column('lost'),
  { name: 'share', look: 'points', read: ({ share }) => share.replace(/^0/, '') },
  { name: 'behind', read: ({ behind }) => (behind === '0' ? '–' : behind) },
  difference,
];
