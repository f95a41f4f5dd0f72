import type { WithdrawalKind } from '../../providers/withdrawal-side.ts';

/** What a withdrawal of a kind may be, costs and takes. */
export interface WithdrawalRules {
  readonly kind: WithdrawalKind;
  /** Fen, of one withdrawal. */
  readonly min: bigint;
  readonly max: bigint;
  /** Yuan; of USDT, USDT. Decimal text. */
  readonly fee: string;
  /** How long it usually takes. */
  readonly minutes: number;
  readonly state: 'open' | 'maintenance';
}

/** In the order shown. Play money: the figures are the demo's. */
export const withdrawalRules: readonly WithdrawalRules[] = [
  { kind: 'bank', min: 100_00n, max: 200_000_00n, fee: '0', minutes: 15, state: 'open' },
  { kind: 'alipay', min: 100_00n, max: 20_000_00n, fee: '2', minutes: 10, state: 'open' },
  { kind: 'usdt-trc20', min: 100_00n, max: 500_000_00n, fee: '1', minutes: 10, state: 'open' },
  { kind: 'usdt-erc20', min: 500_00n, max: 500_000_00n, fee: '5', minutes: 20, state: 'open' },
];

/** Of one member and one day, Beijing time. */
export const dayLimits = { count: 5n, amount: 500_000_00n };

/** From this amount on a person looks at it, fen. */
export const largeAmount = 50_000_00n;

/** The rules of a kind. */
export function rulesOf(kind: WithdrawalKind): WithdrawalRules {
  const rules = withdrawalRules.find(each => each.kind === kind);
  if (!rules) throw new Error(`there are no rules for ${kind}`);
  return rules;
}

/** Whether a kind is paid in USDT. */
export function isUsdt(kind: WithdrawalKind): boolean {
  return kind.startsWith('usdt');
}
