import type { Fen } from '@lobby/money';

/** What has still to be staked of a deposit, a bonus, a rebate or a gift. */
export interface Unplayed<Way extends string = string> {
  /** Of a bonus on top of a deposit the same as that of the deposit, but for the source before the colon. */
  readonly id: string;
  readonly source: 'deposit' | 'bonus' | 'rebate' | 'gift';
  /** Fen that it counts from: of a bonus, the bonus. */
  readonly base: Fen;
  /** Fen of turnover that are missing. */
  readonly left: Fen;
  /** Where money of a deposit may go back to; empty: anywhere. */
  readonly way: Way | '';
}

/** What leaves with a withdrawal although it was not staked. */
export interface UnplayedWithdrawal {
  /** Fen of each requirement that are not asked for any more. */
  readonly waived: readonly { readonly id: string; readonly fen: Fen }[];
  /** Bonuses of these deposits, fen: they are taken back whole. */
  readonly bonuses: readonly { readonly id: string; readonly fen: Fen }[];
}

const least = (one: Fen, other: Fen) => (one < other ? one : other);
const notNegative = (fen: Fen) => (fen > 0n ? fen : 0n);
const total = (fens: readonly Fen[]) => fens.reduce((sum, fen) => sum + fen, 0n);

/** Fen of bonuses whose turnover is not done: they may not leave in a pause, or it would turn each into money. */
export function lockedBonuses(open: readonly Unplayed[]): Fen {
  return total(open.filter(({ source }) => source === 'bonus').map(({ base }) => base));
}

/** Fen of the money itself that were not staked. */
const money = ({ base, left }: Unplayed) => least(base, left);
const isMoney = ({ source }: Unplayed) => source !== 'bonus';
const mayGo = (way: string) => (one: Unplayed) => isMoney(one) && (one.way === '' || one.way === way);

/** Fen of the free money that nothing is asked of. */
function played(free: Fen, open: readonly Unplayed[]): Fen {
  return notNegative(free - lockedBonuses(open) - total(open.filter(isMoney).map(money)));
}

/** The most that may leave by a way in a pause, fen: what nothing is asked of, and what came by this way. */
export function maxWithdrawableBy(free: Fen, open: readonly Unplayed[], way: string): Fen {
  const all = notNegative(free - lockedBonuses(open));
  return least(all, played(free, open) + total(open.filter(mayGo(way)).map(money)));
}

/**
 * What a withdrawal in a pause takes with it. Money that nothing is asked of leaves first, then the oldest deposit that
 * came by the same way; a deposit of which a part leaves loses its bonus.
 * @param amount fen, at most `maxWithdrawableBy`.
 */
export function withdrawUnplayed(
  free: Fen,
  open: readonly Unplayed[],
  { amount, way }: { readonly amount: Fen; readonly way: string },
): UnplayedWithdrawal {
  let missing = notNegative(amount - played(free, open));
  const waived: { id: string; fen: Fen }[] = [];
  for (const one of open.filter(mayGo(way))) {
    const fen = least(missing, money(one));
    if (fen === 0n) continue;
    missing -= fen;
    waived.push({ id: one.id, fen });
  }
  const lost = new Set(waived.map(({ id }) => id.replace(/^deposit:/, 'bonus:')));
  const bonuses = open
    .filter(({ id, source }) => source === 'bonus' && lost.has(id))
    .map(({ id, base }) => ({ id, fen: base }));
  return { waived, bonuses };
}
