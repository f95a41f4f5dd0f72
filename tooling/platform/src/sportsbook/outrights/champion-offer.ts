import type { OrderRefusalReason } from '@lobby/api-client/contract/sportsbook';
import type { Kysely } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import type { Outright } from '../fixture-feed/outright.ts';
import { type ChampionRoom, championRoom } from './champion-room.ts';
import type { OutrightBook, PricedRunner } from './outright-book.ts';

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
  readonly room: ChampionRoom;
}

export type ChampionAnswer =
  | { readonly offer: ChampionOffer }
  /** `offer` when only an amount is the reason. */
  | { readonly refusal: OrderRefusalReason; readonly offer?: ChampionOffer };

/** The outright and the runner behind a pick of the wire; undefined for what this house does not trade. */
export async function findChampion(
  db: Kysely<Tables>,
  book: OutrightBook,
  wire: {
    readonly gid: string;
    readonly wtype: string;
    readonly rtype: string;
    readonly chose_team: string;
  },
): Promise<ChampionPick | undefined> {
  if (wire.wtype !== 'FS' || wire.chose_team !== '') return undefined;
  const outright = await book.byId(db, wire.gid);
  return outright?.runners.some(({ id }) => id === wire.rtype)
    ? { outright, runnerId: wire.rtype }
    : undefined;
}

/**
 * The offer of `now` for a runner. `limit-reached` when the limits leave less than the least stake. Exact inside a
 * transaction that holds the account and the outright; a preview elsewhere.
 */
export async function offerChampion(
  db: Kysely<Tables>,
  book: OutrightBook,
  { memberId, outright, runnerId }: ChampionPick & { readonly memberId: string },
  now: number,
): Promise<ChampionAnswer> {
  const priced = await book.price(db, outright, now);
  if (priced.refusal) return { refusal: priced.refusal };
  const runner = priced.runners.find(({ id }) => id === runnerId);
  if (!runner || runner.match.state === 'void') return { refusal: 'closed' };
  if (runner.odds === '') return { refusal: 'suspended' };
  const room = await championRoom(db, { memberId, outright, runnerId, odds: runner.odds }, now);
  const offer = { outright, runner, room };
  return room.most < room.least ? { refusal: 'limit-reached', offer } : { offer };
}
