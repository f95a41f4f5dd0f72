import { day, periodAt } from '@lobby/calendar';
import { gameCategories, turnoverGroups } from '@lobby/funds';
import { fenOf, type PromotionRule } from '@lobby/funds/promotions';
import { type Attack, bestAttack, type Fraction, isOnceAnAccount } from '@lobby/funds/promotions/forecast';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { forEachConcurrently } from '@lobby/platform-kernel/time/for-each-concurrently';
import { type Kysely, sql } from 'kysely';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { type PromotionRow, ruleOf } from '../promotion-rows.ts';
import { replayMember } from './replay.ts';

/** Members of whom the gifts are found out one by one; of more it is a sample. */
const SAMPLED_MEMBERS = 1000;
/** Whole weeks that are looked back at most. */
const mostWeeks = 4;
const week = 7 * day;
const limit = 4;
const asLong: Fraction = { of: 1n, in: 1n };

/** What a promotion would have cost in the weeks before, and how it may be played for its gift alone. */
export interface Forecast {
  /** The time that was looked back at, ms. */
  readonly start: number;
  readonly end: number;
  /** Members who had a bet settled in it. */
  readonly active: number;
  /** Of whom the gifts were found out, and how many would have had one. */
  readonly asked: number;
  readonly given: number;
  /** Fen of gifts in all the days of the promotion, if all of them join; not cut to its budget. */
  readonly cost: bigint;
  /** The standard deviation of that, fen: how far members differ from each other, not how next month differs from this. */
  readonly deviation: bigint;
  readonly attack: Attack;
}

/** Looks ahead by looking back. Reads only. */
export async function forecastOf(
  db: Kysely<Tables>,
  row: PromotionRow,
  now: number,
  needs: Omit<PromotionNeeds, 'pauseOf'>,
): Promise<Forecast> {
  const rule = ruleOf(row);
  const runs = Number(row.ends_at - row.starts_at);
  const { start: end } = periodAt('week', now);
  const start = end - week * Math.min(mostWeeks, Math.max(1, Math.ceil(runs / week)));
  const { active, top } = await activeIn(db, row, { start, end });
  const members = await sampleOf(db, row, { start, end });
  const gifts: bigint[] = [];
  // A promotion that is longer than what was looked back at brings a member more, or else more accounts the same.
  const lasts: Fraction = { of: BigInt(runs), in: BigInt(end - start) };
  const [ofMember, ofAccounts] = isOnceAnAccount(rule) ? [asLong, lasts] : [lasts, asLong];
  if (rule.kind !== 'race' && rule.kind !== 'gift-code')
    await forEachConcurrently(members, limit, async memberId => {
      gifts.push(await replayMember(db, { row, rule, memberId, start, end, longer: ofMember }, needs));
    });
  // Of members who were not asked the same.
  const share = {
    of: ofAccounts.of * BigInt(active),
    in: ofAccounts.in * BigInt(Math.max(1, gifts.length)),
  };
  const cost = (gifts.reduce((sum, gift) => sum + gift, 0n) * share.of) / share.in;
  return {
    ...{ start, end, active, asked: gifts.length, given: gifts.filter(gift => gift > 0n).length },
    cost: (await announcedCost(db, row.id, rule)) ?? cost,
    deviation: deviationOf(gifts, Number(share.of) / Number(share.in)),
    attack: bestAttack(rule, (top * BigInt(runs)) / BigInt(end - start)),
  };
}

/** What the rule itself says that it costs at most, fen; undefined where that depends on what members do. */
async function announcedCost(
  db: Kysely<Tables>,
  id: number,
  rule: PromotionRule,
): Promise<bigint | undefined> {
  if (rule.kind === 'race') return rule.places.reduce((sum, { gift }) => sum + fenOf(gift), 0n);
  if (rule.kind !== 'gift-code') return undefined;
  const { uses } = await db
    .selectFrom('gift_codes')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('uses'), sql<string>`0`).as('uses'))
    .where('promotion_id', '=', id)
    .executeTakeFirstOrThrow();
  return fenOf(rule.gift) * BigInt(uses);
}

/** Of a sum of independent gifts; `scale` times as many as were found out. */
function deviationOf(gifts: readonly bigint[], scale: number): bigint {
  const mean = gifts.reduce((sum, gift) => sum + Number(gift), 0) / Math.max(1, gifts.length);
  const squares = gifts.reduce((sum, gift) => sum + (Number(gift) - mean) ** 2, 0);
  return BigInt(Math.round(Math.sqrt(squares * scale)));
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** How many members of a site had a bet settled that counts, and the most that one of them staked, fen. */
async function activeIn(db: Kysely<Tables>, row: PromotionRow, span: Span) {
  const { active, top } = await db
    .selectFrom(stakedIn(db, row, span).as('staked'))
    .select(({ fn }) => [
      fn.countAll<bigint>().as('active'),
      fn.coalesce(fn.max<string>('valid'), sql<string>`0`).as('top'),
    ])
    .executeTakeFirstOrThrow();
  return { active: Number(active), top: BigInt(top) };
}

/** Members of whom the gifts are found out: all, or as many as a sample has, which does not change from hour to hour. */
async function sampleOf(db: Kysely<Tables>, row: PromotionRow, span: Span): Promise<string[]> {
  const rows = await db
    .selectFrom(stakedIn(db, row, span).as('staked'))
    .select('member_id')
    .orderBy(sql`md5(member_id)`)
    .limit(SAMPLED_MEMBERS)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

const stakedIn = (db: Kysely<Tables>, row: PromotionRow, { start, end }: Span) =>
  db
    .selectFrom('turnover_bets')
    .select(({ fn }) => ['member_id', fn.sum<string>('valid').as('valid')])
    .where('site_id', '=', row.site_id)
    .where(
      'category',
      'in',
      asksForStakes(ruleOf(row)) ? turnoverGroups[ruleOf(row).turnover.group] : gameCategories,
    )
    .where('settled_at', '>=', BigInt(start))
    .where('settled_at', '<', BigInt(end))
    .groupBy('member_id');

/** Whether it is about turnover or results in its group; whoever plays anything deposits, binds a phone and invites. */
const asksForStakes = ({ kind }: PromotionRule): boolean =>
  ['betting', 'cashback', 'race', 'draw', 'sign-in'].includes(kind);
