import { type OddsFormat, strongOf } from '@lobby/betting';
import { codeOf, mainSport, parseSportCode } from '@lobby/sports';
import type { EarlierSlip } from '../ports/earlier.ts';

/** What is needed of a bet of the record. */
export interface RecordedBet {
  readonly kind: 'single' | 'series' | 'system';
  readonly folds: readonly number[];
  /** Of each combination, yuan. */
  readonly unit: string;
  readonly legs: readonly {
    readonly gtype: string;
    readonly gameType?: string | undefined;
    readonly ecid: string;
    readonly wtype: string;
    readonly rtype: string;
    readonly oddsFormat: OddsFormat;
    readonly odds: string;
    readonly ratio: string;
    readonly strong: string;
    readonly teamH: string;
    readonly teamC: string;
  }[];
}

/** The slip that a bet was placed from. */
export function earlierBet({ kind, folds, unit, legs }: RecordedBet): EarlierSlip {
  return {
    form: kind === 'system' ? 'systems' : kind,
    sizes: kind === 'system' ? [folds] : [],
    stake: unit,
    selections: legs.map(leg => ({
      ecid: leg.ecid,
      gtype: parseSportCode(codeOf(leg)) ?? mainSport,
      wtype: leg.wtype,
      rtype: leg.rtype,
      price: { format: leg.oddsFormat, odds: leg.odds },
      line: leg.ratio,
      strong: strongOf(leg.strong),
      teamH: leg.teamH,
      teamC: leg.teamC,
    })),
  };
}
