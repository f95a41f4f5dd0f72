import type { OrderRefusalReason } from '@lobby/api-client/contract/game/sportsbook';
import type { Outright } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { championType } from '@lobby/sports';
import type { Kysely } from 'kysely';
import {
  availableChampionStake,
  type ChampionLimitUsage,
  type ChampionStakeLimits,
  readChampionLimitUsage,
} from './available-champion-stake.ts';
import type { OutrightBook, PricedOutright, PricedRunner } from './outright-book.ts';

/** A runner that is asked about. */
export interface ChampionPick {
  readonly outright: Outright;
  readonly runnerId: string;
}

/** What a member is offered on a runner. */
export interface ChampionOffer {
  readonly outright: Outright;
  /** With a price. */
  readonly runner: PricedRunner;
  readonly limits: ChampionStakeLimits;
}

export type ChampionAnswer =
  | { readonly offer: ChampionOffer }
  /** `offer` when only an amount is the reason. */
  | { readonly refusal: OrderRefusalReason; readonly offer?: ChampionOffer };

/** A pick as it travels on the wire. */
interface WireRunner {
  readonly gid: string;
  readonly wtype: string;
  readonly rtype: string;
  readonly chose_team: string;
}

/** The outright and the runner behind a pick of the wire; undefined for what this house does not trade. */
export async function findChampion(
  db: Kysely<Tables>,
  book: OutrightBook,
  wire: WireRunner,
): Promise<ChampionPick | undefined> {
  const outright = await book.byId(db, wire.gid);
  return outright && isRunner(outright, wire) ? { outright, runnerId: wire.rtype } : undefined;
}

/** What offers on an outright are made of, to one member at one moment. */
export interface ChampionRows {
  readonly priced: PricedOutright;
  readonly usage: ChampionLimitUsage;
}

/** Exact inside a transaction that holds the account and the outright; a preview elsewhere. */
export async function readChampionRows(
  db: Kysely<Tables>,
  book: OutrightBook,
  { memberId, outright }: { readonly memberId: string; readonly outright: Outright },
  now: number,
): Promise<ChampionRows> {
  const priced = await book.price(db, outright, now);
  return { priced, usage: await readChampionLimitUsage(db, { memberId, outright }, now) };
}

/** The offer for a runner; `limit-reached` when the limits leave less than the least stake. Pure. */
export function offerChampion(
  { outright, runnerId }: ChampionPick,
  { priced, usage }: ChampionRows,
): ChampionAnswer {
  if (priced.refusal) return { refusal: priced.refusal };
  const runner = priced.runners.find(({ id }) => id === runnerId);
  if (!runner || runner.standing.state === 'void') return { refusal: 'closed' };
  if (runner.odds === '') return { refusal: 'suspended' };
  const limits = availableChampionStake({ outright, runnerId, odds: runner.odds }, usage);
  const offer = { outright, runner, limits };
  return limits.most < limits.least ? { refusal: 'limit-reached', offer } : { offer };
}

/** What a member is offered on runners at one moment: each outright is read once, however many are asked for. */
export function championOffers(
  db: Kysely<Tables>,
  book: OutrightBook,
  memberId: string,
  now: number,
): (wire: WireRunner) => Promise<ChampionAnswer> {
  const read = new Map<string, Promise<ChampionRows | undefined>>();
  async function rowsOf(id: string): Promise<ChampionRows | undefined> {
    const outright = await book.byId(db, id);
    return outright && readChampionRows(db, book, { memberId, outright }, now);
  }
  return async wire => {
    if (wire.wtype !== championType || wire.chose_team !== '') return { refusal: 'closed' };
    const rows = read.get(wire.gid) ?? rowsOf(wire.gid);
    read.set(wire.gid, rows);
    const known = await rows;
    if (!known || !isRunner(known.priced.outright, wire)) return { refusal: 'closed' };
    return offerChampion({ outright: known.priced.outright, runnerId: wire.rtype }, known);
  };
}

function isRunner({ runners }: Outright, { wtype, rtype, chose_team }: WireRunner): boolean {
  return wtype === championType && chose_team === '' && runners.some(({ id }) => id === rtype);
}
