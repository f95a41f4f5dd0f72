import { type Market, type MarketKind, markets, type Period, type Phase } from '@lobby/betting';

/** A column of the list: one market in one period. */
export interface Column {
  readonly id: string;
  readonly kind: MarketKind;
  readonly period: Period;
}

const kinds = ['handicap', 'total', '1x2'] as const;

/** The six columns of the specification's list, full time first. */
export const columns: readonly Column[] = (['full', 'half'] as const).flatMap(period =>
  kinds.map(kind => ({ id: `${kind}-${period}`, kind, period })),
);

/** Which two columns a phone shows. */
export type PhoneView = 'main' | 'winner' | 'half';

const phoneColumns: Readonly<Record<PhoneView, readonly string[]>> = {
  main: ['handicap-full', 'total-full'],
  winner: ['1x2-full', '1x2-half'],
  half: ['handicap-half', 'total-half'],
};

/** The columns of a view; all six without one. */
export function columnsOf(view: PhoneView | undefined): readonly Column[] {
  return view ? columns.filter(({ id }) => phoneColumns[view].includes(id)) : columns;
}

/** The main-line market of a column before the match or in play. */
export function marketOf({ kind, period }: Column, phase: Phase): Market {
  const market = markets.find(row => row.kind === kind && row.period === period && row.phase === phase);
  if (!market) throw new Error(`The market table has no ${period} ${kind} for ${phase}; add its row.`);
  return market;
}
