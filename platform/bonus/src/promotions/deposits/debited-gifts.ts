import { periodAt } from '@lobby/calendar';
import { BIRTHDAY_DEPOSIT } from '@lobby/funds';
import { fenOf, friendDeadline, friendKey, type PromotionFacts, stepsOf } from '@lobby/funds/promotions';
import { invitationOf } from '@lobby/platform-identity/invitations/friends-of';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import { lockMembers } from '@lobby/platform-identity/members/personal-data/accounts-of-person';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { lockAvailable } from '@lobby/platform-ledger';
import type { Kysely, Transaction } from 'kysely';
import { promotionGrantId } from '../../grants/reach-of-promotion.ts';
import { grantsAbove, lossesOf, type ReturnedGift, returnGrants } from '../../grants/return-grants.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { endOf, type MembershipRow, membershipsOf, type PromotionRow, ruleOf } from '../promotion-rows.ts';

type Db = Kysely<Tables>;
type Counted = Pick<PromotionNeeds, 'depositsOf' | 'depositedWithin'>;

/** A debit of a deposit, or of a part of it, that its payer took back. */
export interface DepositDebit {
  readonly memberId: string;
  /** ms */
  readonly at: number;
  /** What counts now, and what counts when the debit is done. */
  readonly counted: { readonly before: Counted; readonly after: Counted };
}

/** The gifts that a debit would take from the member and their inviter: those that the deposits left do not bring. */
export async function giftsOfDebit(db: Db, debit: DepositDebit): Promise<readonly ReturnedGift[]> {
  return lossesOf(await grantsAbove(db, await lessBrought(db, debit)), debit.at);
}

/**
 * Takes those gifts, once (docs/designs.md#money-that-leaves-unplayed). Locks the member and the inviter, then the money
 * of both: nobody who claims, or counts their bets, waits for it while it waits for them.
 */
export async function takeGiftsOfDebit(
  trx: Transaction<Tables>,
  debit: DepositDebit & { readonly finding: string },
): Promise<readonly ReturnedGift[]> {
  const { memberId, finding, at } = debit;
  const inviterId = (await invitationOf(trx, memberId))?.inviterId;
  const held = [memberId, ...(inviterId === undefined ? [] : [inviterId])].toSorted();
  await lockMembers(trx, held);
  for (const id of held) await lockAvailable(trx, id);
  const grants = await grantsAbove(trx, await lessBrought(trx, debit));
  await returnGrants(trx, grants, { finding, at });
  return lossesOf(grants, at);
}

/** Fen that each gift brings by deposits, by the ids of the grants. */
type Brought = ReadonlyMap<string, bigint>;

/** Of the gifts that bring less after a debit what they bring then; what another reason changed is left as it is. */
async function lessBrought(db: Db, { memberId, at, counted }: DepositDebit): Promise<Brought> {
  const before = await broughtBy(db, memberId, at, counted.before);
  const after = await broughtBy(db, memberId, at, counted.after);
  return new Map(
    [...before].flatMap(([id, fen]) => {
      const left = after.get(id) ?? 0n;
      return left < fen ? [[id, left] as const] : [];
    }),
  );
}

async function broughtBy(db: Db, memberId: string, now: number, counted: Counted): Promise<Brought> {
  return new Map([
    ...(await bySteps(db, memberId, now, counted)),
    ...(await byBirthdays(db, memberId, counted)),
    ...(await toInviter(db, memberId, counted)),
  ]);
}

async function bySteps(db: Db, memberId: string, now: number, { depositsOf }: Counted): Promise<Brought> {
  const joined = await joinedBy(db, memberId);
  if (joined.length === 0) return new Map();
  const deposits = await depositsOf(db, memberId, 0);
  const { registeredAt } = await factsOfMember(db, memberId);
  const brought = new Map<string, bigint>();
  for (const { row, membership } of joined) {
    const rule = ruleOf(membership);
    const isOfDeposits = rule.kind === 'first-deposit' || rule.kind === 'next-deposit';
    if (!isOfDeposits && rule.kind !== 'tasks') continue;
    const joinedAt = Number(membership.joined_at);
    const facts: PromotionFacts = {
      ...{ ...nothingElse, now, joinedAt, endsAt: endOf(row), registeredAt },
      firstDeposit: deposits.first,
      deposits: deposits.since.filter(({ at }) => at >= joinedAt),
    };
    for (const { key, state, gift } of stepsOf(rule, facts))
      if (state === 'reached' && (isOfDeposits || key === 'first-deposit'))
        brought.set(promotionGrantId({ memberId, promotionId: row.id, key }), gift);
  }
  return brought;
}

/** Of what else there is to know no step of a deposit asks. */
const nothingElse = {
  ...{ bound: new Set<never>(), turnover: new Map(), uncounted: new Map(), results: new Map() },
  ...{ firstBetAt: undefined, signed: [], madeUp: [], stops: [], codes: [], putOff: [] },
} satisfies Partial<PromotionFacts>;

async function byBirthdays(db: Db, memberId: string, { depositsOf }: Counted): Promise<Brought> {
  const gifts = await db
    .selectFrom('grants')
    .select(['id', 'amount', 'reached_at'])
    .where('member_id', '=', memberId)
    .where('source', '=', 'birthday')
    .execute();
  if (gifts.length === 0) return new Map();
  const deposits = (await depositsOf(db, memberId, 0)).since;
  const isBrought = ({ reached_at }: { readonly reached_at: bigint }) => {
    const { start, end } = periodAt('month', Number(reached_at));
    const inMonth = deposits.filter(({ at }) => at >= start && at < end);
    return inMonth.reduce((sum, { fen }) => sum + fen, 0n) >= BIRTHDAY_DEPOSIT;
  };
  return new Map(gifts.filter(isBrought).map(({ id, amount }) => [id, amount]));
}

async function toInviter(db: Db, memberId: string, { depositedWithin }: Counted): Promise<Brought> {
  const invitation = await invitationOf(db, memberId);
  if (!invitation) return new Map();
  const { id, inviterId, registeredAt } = invitation;
  const brought = new Map<string, bigint>();
  for (const { row, membership } of await joinedBy(db, inviterId)) {
    const rule = ruleOf(membership);
    if (rule.kind !== 'friends') continue;
    const until = friendDeadline(rule, registeredAt, endOf(row));
    const deposited = await depositedWithin(db, [{ memberId, since: registeredAt, until }]);
    const isEnough = (deposited.get(memberId) ?? 0n) >= fenOf(rule.friend.deposit);
    const grant = promotionGrantId({ memberId: inviterId, promotionId: row.id, key: friendKey(id) });
    if (isEnough) brought.set(grant, fenOf(rule.friend.gift));
  }
  return brought;
}

async function joinedBy(
  db: Db,
  memberId: string,
): Promise<readonly { readonly row: PromotionRow; readonly membership: MembershipRow }[]> {
  const joined = await membershipsOf(db, memberId);
  if (joined.size === 0) return [];
  const rows = await db
    .selectFrom('promotions')
    .selectAll()
    .where('id', 'in', [...joined.keys()])
    .execute();
  return rows.flatMap(row => {
    const membership = joined.get(row.id);
    return membership ? [{ row, membership }] : [];
  });
}
