import type { Binding } from '@lobby/feature';
import { parseYuan } from '@lobby/money';
import type { WithdrawalInfo } from './withdrawal-types.ts';

/** Why a member cannot withdraw now, whatever the amount; `until` in ms. */
export type WithdrawalBlock =
  | { readonly kind: 'unbound'; readonly what: Binding }
  | { readonly kind: 'held' | 'locked'; readonly until: number }
  | { readonly kind: 'count'; readonly used: number; readonly until: number }
  | { readonly kind: 'noPassword' }
  | { readonly kind: 'turnover'; readonly left: string };

/** What a member has bound of what a withdrawal needs. */
interface Bindings {
  readonly bindPhone: boolean;
  readonly bindRealName: boolean;
}

/** The first reason, in the order in which they can be mended; undefined when there is none. */
export function withdrawalBlockOf(
  info: WithdrawalInfo,
  now: number,
  member: Bindings,
): WithdrawalBlock | undefined {
  if (!member.bindPhone) return { kind: 'unbound', what: 'phone' };
  if (!member.bindRealName) return { kind: 'unbound', what: 'realName' };
  if (info.secondFactor === 'password' && !info.hasPassword) return { kind: 'noPassword' };
  if (info.secondFactor === 'password' && info.lockedUntil > now)
    return { kind: 'locked', until: info.lockedUntil };
  if ((parseYuan(info.turnoverLeft) ?? 0n) > 0n) return { kind: 'turnover', left: info.turnoverLeft };
  if (info.heldUntil > now) return { kind: 'held', until: info.heldUntil };
  const isUsedUp = info.countLeft === 0 && info.dayEndsAt > now;
  return isUsedUp ? { kind: 'count', used: info.countUsed, until: info.dayEndsAt } : undefined;
}
