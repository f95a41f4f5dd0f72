import type { PromotionFacts, PromotionKind, PromotionRule } from '@lobby/funds/promotions';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

type Db = Kysely<Tables>;
type Ids = readonly number[];

/** What a member did in a promotion of a kind in which something is done, or is placed, and what waits of it. */
export type Done = Pick<PromotionFacts, 'signed' | 'madeUp' | 'stops' | 'codes' | 'placeGift' | 'putOff'>;

/** A promotion, and the rule under which the member is in it. */
interface Asked {
  readonly row: { readonly id: number };
  readonly rule: PromotionRule;
}

/** What a member did in several promotions, by the id of each: one statement for each kind that is among them. */
export async function doneIn(
  db: Db,
  memberId: string,
  asked: readonly Asked[],
): Promise<(promotionId: number) => Done> {
  const idsOf = (kind: PromotionKind) =>
    asked.flatMap(({ row, rule }) => (rule.kind === kind ? [row.id] : []));
  const days = await daysOf(db, memberId, idsOf('sign-in'));
  const spins = await spinsOf(db, memberId, idsOf('draw'));
  const codes = await codesOf(db, memberId, idsOf('gift-code'));
  const places = await placesOf(db, memberId, idsOf('race'));
  const waiting = await putOffIn(db, memberId, [...idsOf('sign-in'), ...idsOf('tasks')]);
  return id => {
    const isOfIt = ({ promotion_id }: { readonly promotion_id: number }) => promotion_id === id;
    const signed = days.filter(isOfIt);
    return {
      signed: signed.map(({ day }) => day),
      madeUp: signed.filter(({ is_made_up }) => is_made_up).map(({ day }) => day),
      stops: spins.filter(isOfIt).map(({ stop }) => stop),
      codes: codes.filter(isOfIt).map(({ code_id }) => String(code_id)),
      placeGift: places.find(isOfIt)?.gift,
      putOff: waiting.filter(isOfIt).map(({ key }) => key),
    };
  };
}

async function daysOf(db: Db, memberId: string, ids: Ids) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('promotion_days')
    .select(['promotion_id', 'day', 'is_made_up'])
    .where('promotion_id', 'in', ids)
    .where('member_id', '=', memberId)
    .orderBy('day')
    .execute();
}

async function spinsOf(db: Db, memberId: string, ids: Ids) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('promotion_spins')
    .select(['promotion_id', 'stop'])
    .where('promotion_id', 'in', ids)
    .where('member_id', '=', memberId)
    .orderBy('number')
    .execute();
}

async function codesOf(db: Db, memberId: string, ids: Ids) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('gift_redemptions')
    .select(['promotion_id', 'code_id'])
    .where('promotion_id', 'in', ids)
    .where('member_id', '=', memberId)
    .orderBy('code_id')
    .execute();
}

async function placesOf(db: Db, memberId: string, ids: Ids) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('promotion_places')
    .select(['promotion_id', 'gift'])
    .where('promotion_id', 'in', ids)
    .where('member_id', '=', memberId)
    .execute();
}

/** Gifts of kinds whose steps are not told for ever: those that wait are. */
async function putOffIn(db: Db, memberId: string, ids: Ids) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('promotion_withheld')
    .select(['promotion_id', 'key'])
    .where('promotion_id', 'in', ids)
    .where('member_id', '=', memberId)
    .where('reason', '=', 'budget-period')
    .execute();
}
