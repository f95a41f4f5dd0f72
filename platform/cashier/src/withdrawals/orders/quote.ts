import { parseRate, usdtOfWithdrawal, usdtToFen } from '@lobby/funds';
import { formatYuan, parseUsdt, parseYuan } from '@lobby/money';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { WithdrawalKind } from '../../providers/withdrawal-side.ts';
import { isUsdt, rulesOf, type WithdrawalRules } from './withdrawal-kinds.ts';

/** What a withdrawal comes to: fen, micro-USDT. */
export interface Quote {
  /** Leaves the free balance, the fee included. */
  readonly amount: bigint;
  readonly fee: bigint;
  /** Arrives, in whole hundredths of a USDT; 0 for kinds in yuan. */
  readonly usdt: bigint;
  /** Empty for kinds in yuan. */
  readonly rate: string;
}

interface Asked {
  /** Yuan as decimal text. */
  readonly amount: string;
  /** The rate the member saw; empty: any. */
  readonly rate: string;
}

/** What counts now. */
interface Terms {
  /** Yuan for one USDT; needed for kinds in USDT alone. */
  readonly rate?: string;
  readonly rules?: WithdrawalRules;
}

/**
 * Counts what a withdrawal of a kind comes to, before anything is held.
 * @throws Refusal when the kind is closed, the amount outside its limits, the rate another one, or nothing would arrive.
 */
export function quoteFor(
  kind: WithdrawalKind,
  { amount: typed, rate: seen }: Asked,
  { rate = '', rules = rulesOf(kind) }: Terms = {},
): Quote {
  if (rules.state !== 'open') throw new Refusal('invalid-parameter', { reason: 'withdrawal-kind-closed' });
  const amount = parseYuan(typed);
  if (amount === undefined) throw new Refusal('invalid-parameter');
  if (amount < rules.min) throw outside('withdrawal-minimum', { min: formatYuan(rules.min) });
  if (amount > rules.max) throw outside('withdrawal-maximum', { max: formatYuan(rules.max) });
  const quote = isUsdt(kind) ? inUsdt(amount, { seen, now: rate }, rules) : inYuan(amount, rules);
  if (quote.fee >= amount || (isUsdt(kind) && quote.usdt === 0n)) throw outside('withdrawal-fee', {});
  return quote;
}

function inYuan(amount: bigint, { fee }: WithdrawalRules): Quote {
  return { amount, fee: parseYuan(fee) ?? 0n, usdt: 0n, rate: '' };
}

/** The fee of the chain is kept in yuan at the same rate; what is cut below a hundredth of a USDT goes with the withdrawal. */
function inUsdt(amount: bigint, { seen, now }: { seen: string; now: string }, rules: WithdrawalRules): Quote {
  if (seen !== '' && seen !== now) throw outside('withdrawal-rate', { rate: now });
  const [rate, fee] = [parseRate(now), parseUsdt(rules.fee)];
  if (!rate || fee === undefined) throw new Error(`the rate or the fee of ${rules.kind} is no number`);
  const { paid } = usdtOfWithdrawal(amount, { rate, fee });
  return { amount, fee: usdtToFen(fee, rate), usdt: paid, rate: now };
}

function outside(
  reason: 'withdrawal-minimum' | 'withdrawal-maximum' | 'withdrawal-fee' | 'withdrawal-rate',
  data: object,
): Refusal {
  return new Refusal('invalid-parameter', { reason, data });
}
