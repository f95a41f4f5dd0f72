import type {
  InvitationShape,
  PromotionShape,
  WheelShape,
} from '@lobby/api-client/contract/act/promotion-shape';
import type { JoiningCondition, Step } from '@lobby/funds/promotions';
import { formatYuan } from '@lobby/money';
import type { RecordedCheck } from './joining/recorded-check.ts';
import { endOf, type MembershipRow, nameOf, type PromotionRow, ruleOf } from './promotion-rows.ts';

/** Where a member stands in a promotion. */
export interface Own {
  readonly membership: MembershipRow | undefined;
  readonly conditions: Iterable<readonly [JoiningCondition, boolean]>;
  readonly steps: readonly Step[];
  /** The last check, where it found a condition that is not met and the member is not in it. */
  readonly refused?: Pick<RecordedCheck, 'at' | 'conditions'>;
  /** When gifts are given again, ms, where the budget of the running period is spent. */
  readonly resumesAt?: number;
  /** How many of its gifts may be claimed now. */
  readonly claimable?: number;
  readonly wheel?: WheelShape | null;
  readonly invitation?: InvitationShape | null;
}

/** A promotion as whoever calls sees it. @param own where the member stands; undefined for a visitor. */
export const wirePromotion = (row: PromotionRow, langx: string, own: Own | undefined): PromotionShape => ({
  id: String(row.id),
  name: nameOf(row, langx),
  // A member keeps the terms under which they joined.
  rule: ruleOf(own?.membership ?? row),
  startsAt: Number(row.starts_at),
  endsAt: endOf(row),
  own: own
    ? {
        joinedAt: Number(own.membership?.joined_at ?? 0),
        leftAt: Number(own.membership?.left_at ?? 0),
        conditions: wireConditions(own.conditions),
        refused: own.refused
          ? { at: own.refused.at, conditions: wireConditions(own.refused.conditions) }
          : null,
        steps: own.steps.map(({ key, unit, done, need, gift, state, reason = '', uncounted = 0n }) => ({
          ...{ key, unit, state, gift: formatYuan(gift), reason, uncounted: formatYuan(uncounted) },
          ...(unit === 'yuan'
            ? { done: formatYuan(done), need: formatYuan(need) }
            : { done: String(done), need: String(need) }),
        })),
        claimable: own.claimable ?? 0,
        resumesAt: own.resumesAt ?? 0,
        wheel: own.wheel ?? null,
        invitation: own.invitation ?? null,
      }
    : null,
});

export const wireConditions = (conditions: Iterable<readonly [JoiningCondition, boolean]>) =>
  [...conditions].map(([condition, isMet]) => ({ condition, isMet }));
