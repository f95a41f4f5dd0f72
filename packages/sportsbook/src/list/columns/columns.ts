import { type Market, type MarketKind, markets, type Period, type Phase } from '@lobby/betting';
import { mainSport, type SetPlay, type SportCode, type SportPlay, sports } from '@lobby/sports';
import type { MatchInfo } from '../../feed/match-info.ts';

/** A column of the list: one market in one period. */
export interface Column {
  readonly id: string;
  readonly kind: MarketKind;
  readonly period: Period;
  /** Of a sport of sets: what its handicap and total count. */
  readonly counts?: SetPlay['counts'];
  /** Its prices stand beside each other, on the one line of the match. */
  readonly inline?: true;
  /** Of a first half that is none: what it is called. */
  readonly part?: NonNullable<SportPlay['half']>;
}

const kinds = ['handicap', 'total', '1x2'] as const;

/** The six columns of the list, full time first. */
export const columns: readonly Column[] = (['full', 'half'] as const).flatMap(period =>
  kinds.map(kind => ({ id: `${kind}-${period}`, kind, period })),
);

/** What a list shows of a league: a list of several sports has columns of each. */
export type ColumnsOfSport = (sport: SportCode) => readonly Column[];

/** How many columns have room beside the names. */
export type ColumnCount = 2 | 3 | 6;

/** Which of the columns are shown where not all have room. */
export type ListView = 'main' | 'winner' | 'half' | 'set';

const full = ['handicap-full', 'total-full', '1x2-full'];
const half = ['handicap-half', 'total-half', '1x2-half'];

const columnsOfViews: Readonly<Record<ColumnCount, Partial<Record<ListView, readonly string[]>>>> = {
  2: { main: full.slice(0, 2), winner: ['1x2-full', '1x2-half'], half: half.slice(0, 2) },
  3: { main: full, half },
  6: { main: [...full, ...half] },
};

/** Where a match does not end level, nothing is sold on who leads at half-time, which may be nobody. */
const columnsWithoutDraw: typeof columnsOfViews = {
  2: { main: full.slice(0, 2), winner: ['total-full', '1x2-full'], half: half.slice(0, 2) },
  3: { main: full, half: ['1x2-full', ...half.slice(0, 2)] },
  6: { main: [...full, ...half.slice(0, 2)] },
};

/** Where a match is played in sets: nothing of a half, and who wins the running set; the handicap of sets. */
const columnsOfSets: typeof columnsOfViews = {
  2: {
    main: full.slice(0, 2),
    winner: ['1x2-full', 'set-handicap-full'],
    set: ['1x2-full', 'set-winner-full'],
  },
  3: { main: full, set: ['1x2-full', 'set-winner-full', 'set-handicap-full'] },
  6: { main: [...full, 'set-winner-full', 'set-handicap-full'] },
};

/** Where these sets are what handicap and total count, there is no second handicap. */
const columnsOfFrames: typeof columnsOfViews = {
  2: {
    main: full.slice(0, 2),
    winner: ['total-full', '1x2-full'],
    set: ['1x2-full', 'set-winner-full'],
  },
  3: { main: full, set: ['total-full', '1x2-full', 'set-winner-full'] },
  6: { main: [...full, 'set-winner-full'] },
};

const setColumns: readonly Column[] = (['set-winner', 'set-handicap'] as const).map(kind => ({
  ...{ id: `${kind}-full`, kind, period: 'full' },
}));

function columnsIn(sport: SportCode) {
  const play: SportPlay = sports[sport].play;
  if (play.sets) return play.sets.counts === 'frames' ? columnsOfFrames : columnsOfSets;
  return (play.halfMayEndLevel ?? play.mayEndLevel) ? columnsOfViews : columnsWithoutDraw;
}

/** The same columns where the first half has another name. */
const namedColumns: Readonly<Record<NonNullable<SportPlay['half']>, readonly Column[]>> = {
  innings: columns.map(column => (column.period === 'half' ? { ...column, part: 'innings' } : column)),
};

/** The views to choose from in a list of these sports, the first one for a start. */
export function viewsOf(count: ColumnCount, listed: readonly SportCode[]): readonly ListView[] {
  return (['main', 'winner', 'half', 'set'] as const).filter(view =>
    listed.some(sport => columnsIn(sport)[count][view]),
  );
}

/** The columns of a view; of the first one where so many columns have no such view. */
export function columnsOf(
  count: ColumnCount,
  view: ListView = 'main',
  sport: SportCode = mainSport,
): readonly Column[] {
  const views = columnsIn(sport)[count];
  const shown = views[view] ?? views.main ?? [];
  const { half: part, sets }: SportPlay = sports[sport].play;
  if (!sets) return (part ? namedColumns[part] : columns).filter(({ id }) => shown.includes(id));
  return [...columns, ...setColumns]
    .filter(({ id }) => shown.includes(id))
    .map(column => ({ ...column, counts: sets.counts }));
}

const winner = columns.find(({ id }) => id === '1x2-full');

/** Who wins the match, where columns of the whole match do not show it. */
export function winnerBeside(shown: readonly Column[]): Column | undefined {
  return shown.every(({ period, kind }) => period === 'full' && kind !== '1x2') ? winner : undefined;
}

/** The market of a column in a match as it stands: of the winner of a set that of the running one, or the next. */
export function marketIn(column: Column, { live, score, sets }: MatchInfo): Market {
  const finished = live && score ? score.home + score.away : 0;
  return marketOf(column, live ? 'live' : 'pre', Math.min(finished + 1, sets?.bestOf ?? 1));
}

/** The main-line market of a column before the match or in play. @param set which, of the winner of a set. */
export function marketOf({ kind, period }: Column, phase: Phase, set = 1): Market {
  const market = markets.find(
    row => row.kind === kind && row.period === period && row.phase === phase && (row.set ?? set) === set,
  );
  if (!market) throw new Error(`The market table has no ${period} ${kind} for ${phase}; add its row.`);
  return market;
}

const fullTime = columns
  .filter(({ period }) => period === 'full')
  .map(column => ({ ...column, inline: true }) as const);
const lines = { wide: fullTime, narrow: fullTime.slice(0, 2) } as const;

/** The columns of a list with one line for each match: three where there is room, else handicap and total. */
export function lineColumnsOf(isWide: boolean, sport: SportCode = mainSport): readonly Column[] {
  const shown = lines[isWide ? 'wide' : 'narrow'];
  const { sets }: SportPlay = sports[sport].play;
  return sets ? shown.map(column => ({ ...column, counts: sets.counts })) : shown;
}

/** How rows with these columns are laid out, as the style sheets know it. */
export function layoutOf(columns: readonly Column[]): string {
  return columns[0]?.inline ? `line${columns.length}` : String(columns.length);
}
