import '../promotions.tables.ts';
import { joiningConditions } from '@lobby/funds/promotions';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import type { MembershipRow } from '../promotion-rows.ts';
import type { Found, Joining } from './ask-joining.ts';

type Whose = Pick<MembershipRow, 'promotion_id' | 'member_id'>;

interface NewCheck {
  readonly conditions: Found;
  /** ms; 0: the place is not held. */
  readonly heldUntil: number;
  readonly joining: Joining;
}

/** Writes down what a check of a member found, in place of the one before. */
export async function noteCheck(
  trx: Transaction<Tables>,
  of: Whose,
  { conditions, heldUntil, joining }: NewCheck,
): Promise<void> {
  const found = {
    ...{ checked_at: BigInt(joining.now), held_until: BigInt(heldUntil) },
    conditions: JSON.stringify([...conditions]),
    ...{ device_id: joining.deviceId, address: joining.address },
  };
  await trx
    .insertInto('promotion_conditions')
    .values({ ...of, ...found })
    .onConflict(conflict => conflict.columns(['promotion_id', 'member_id']).doUpdateSet(found))
    .execute();
}

/** The last check of a member who asked to join. */
export interface RecordedCheck {
  /** ms */
  readonly at: number;
  /** Each condition that was asked for, and whether it was met. */
  readonly conditions: Found;
  /** From where the member asked. */
  readonly deviceId: string;
  readonly address: string;
}

const recorded = v.array(v.tuple([v.string(), v.boolean()]));

/** A condition that no promotion asks for any more is left out. */
function readFound(text: string): Found {
  const found = new Map(v.parse(recorded, JSON.parse(text)));
  return new Map(
    joiningConditions.flatMap(condition => {
      const isMet = found.get(condition);
      return isMet === undefined ? [] : [[condition, isMet] as const];
    }),
  );
}

/** The last check of a member in a promotion, of who joined that by which they did; undefined: they never asked. */
export async function checkOf(
  db: Kysely<Tables>,
  { promotion_id, member_id }: Whose,
): Promise<RecordedCheck | undefined> {
  const row = await db
    .selectFrom('promotion_conditions')
    .select(['checked_at', 'conditions', 'device_id', 'address'])
    .where('promotion_id', '=', promotion_id)
    .where('member_id', '=', member_id)
    .executeTakeFirst();
  return (
    row && {
      at: Number(row.checked_at),
      conditions: readFound(row.conditions),
      ...{ deviceId: row.device_id, address: row.address },
    }
  );
}
