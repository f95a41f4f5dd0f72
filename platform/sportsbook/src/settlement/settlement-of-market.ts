import { type Grade, marketByWtype } from '@lobby/betting';
import type { MarketSettlement, PickSettlement } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Selectable } from 'kysely';
import type { StoredLeg } from '../bets/bets.tables.ts';

export type StoredSettlement = Selectable<Tables['sport_market_settlements']>;

/** What a provider says of the market and the line of a leg. */
export interface SettlementWord {
  readonly says: MarketSettlement['says'];
  readonly reason: string;
}

/**
 * What holds of a leg: what is said of its line goes before what is said of all lines; of these the newest version of
 * the greatest certainty. Undefined where the provider says nothing. Pure.
 */
export function settlementOf(
  settlements: readonly StoredSettlement[],
  { wtype, line, strong }: Pick<StoredLeg, 'wtype' | 'line' | 'strong'>,
): SettlementWord | undefined {
  const ofMarket = settlements.filter(each => each.wtype === wtype);
  if (ofMarket.length === 0) return undefined;
  const kind = marketByWtype(wtype)?.kind;
  const own = kind === 'handicap' ? `${strong} ${line}`.trim() : line;
  const ofLine = ofMarket.filter(each => each.line !== '' && each.line === own);
  const [newest] = (ofLine.length > 0 ? ofLine : ofMarket.filter(each => each.line === '')).sort(
    (one, other) => (isNewer(one, other) ? -1 : 1),
  );
  return newest && wordOf(newest);
}

/** What a row says. */
export function wordOf({ says, reason }: StoredSettlement): SettlementWord {
  // Safe: only `settleMarket` writes these rows.
  return { says: JSON.parse(says) as MarketSettlement['says'], reason };
}

/** Whether a row holds rather than another of the same market and line. */
export function isNewer(row: StoredSettlement, other: StoredSettlement): boolean {
  return rank(row) > rank(other) || (rank(row) === rank(other) && row.version > other.version);
}

const rank = ({ certainty }: StoredSettlement) => (certainty === 'confirmed' ? 1 : 0);

/** The grade of a selection by its provider: of a stake that is returned in half, half a win or half a loss. */
export function gradeOf({ won, voidFactor = 0 }: PickSettlement): Grade {
  if (voidFactor === 1) return 'D';
  if (voidFactor === 0.5) return won ? 'LW' : 'LL';
  return won ? 'W' : 'L';
}
