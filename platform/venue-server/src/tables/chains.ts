import { randomBytes } from 'node:crypto';
import { fromHex, toHex } from '@lobby/draws';
import { linkAt } from '@lobby/games';
import type { RoundTimes, Timetable } from '../catalog/timetable.ts';
import type { Database } from '../database/database.ts';

/** A game of a venue whose rounds all players share. */
export interface Table {
  readonly venue: string;
  readonly game: string;
}

/** How long chains are, and how often one of their links is kept so that the others are near. */
export interface ChainSize {
  readonly length: number;
  readonly keptEach: number;
}

export const usualChain: ChainSize = { length: 100_000, keptEach: 1_000 };

/** A chain of links and the rounds that are drawn from them, one after the other. */
export interface Chain {
  readonly venue: string;
  readonly game: string;
  readonly number: number;
  readonly length: number;
  /** Told before the salt is fixed. */
  readonly end_link: string;
  /** Secret: every so many links, the last one of the chain at the end. */
  readonly kept_links: readonly string[];
  /** Null until rounds are drawn from it. */
  readonly salt: string | null;
  readonly first_round: bigint;
  readonly starts_at: bigint;
  readonly betting_ms: number;
  readonly draw_ms: number;
  readonly period_ms: number;
}

/** A chain that rounds are drawn from. */
export interface SaltedChain extends Chain {
  readonly salt: string;
}

/** The chain of a table whose round runs at a time. Made when there is none: its end stands before its salt does. */
export async function chainAt(
  { query }: Pick<Database, 'query'>,
  table: Table,
  at: number,
  { timetable, size }: { readonly timetable: Timetable; readonly size: ChainSize },
): Promise<SaltedChain> {
  const { venue, game } = table;
  const chains = () =>
    query<Chain>('SELECT * FROM shared_chains WHERE venue = $1 AND game = $2 ORDER BY number DESC LIMIT 2', [
      venue,
      game,
    ]);
  const isRunning = (chain: Chain) => Number(chain.starts_at) <= at && at < endOf(chain);
  /** After `last`, at once where that one has ended. */
  const publish = async (last: Chain | undefined) => {
    const now = Math.floor(at / timetable.periodMs) * timetable.periodMs;
    const links = newLinks(size);
    await query(
      `INSERT INTO shared_chains (venue, game, number, length, end_link, kept_links, first_round, starts_at, betting_ms,
        draw_ms, period_ms, published_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING`,
      [
        ...[venue, game, last ? last.number + 1 : 1, size.length, links.end, JSON.stringify(links.kept)],
        ...[last ? last.first_round + BigInt(last.length) : 1n, last ? Math.max(endOf(last), now) : now],
        ...[timetable.bettingMs, timetable.drawMs, timetable.periodMs, at],
      ],
    );
  };

  let known = await chains();
  if (!known.some(isRunning)) {
    await publish(known[0]);
    known = await chains();
  }
  const running = known.find(isRunning);
  if (!running) throw new Error(`no chain of ${game} at ${venue} runs at ${at}`);
  // The end of the next one is told while a tenth of this one is left.
  const isLast = running.number === known[0]?.number;
  if (isLast && at >= endOf(running) - (running.length * running.period_ms) / 10) await publish(running);
  if (running.salt !== null) return { ...running, salt: running.salt };
  await query(
    'UPDATE shared_chains SET salt = $4 WHERE venue = $1 AND game = $2 AND number = $3 AND salt IS NULL',
    [venue, game, running.number, randomBytes(16).toString('hex')],
  );
  return chainAt({ query }, table, at, { timetable, size });
}

/** The end of the chain after this one, if it is published. */
export async function nextEnd(
  { query }: Pick<Database, 'query'>,
  { venue, game, number }: Chain,
): Promise<string | undefined> {
  const [next] = await query<{ end_link: string }>(
    'SELECT end_link FROM shared_chains WHERE venue = $1 AND game = $2 AND number = $3',
    [venue, game, number + 1],
  );
  return next?.end_link;
}

const endOf = ({ starts_at, length, period_ms }: Chain) => Number(starts_at) + length * period_ms;

/** The round of a chain that runs at a time. */
export function roundAt(chain: Chain, at: number): RoundTimes {
  return roundOf(
    chain,
    Number(chain.first_round) + Math.floor((at - Number(chain.starts_at)) / chain.period_ms),
  );
}

/** A round of a chain by its number. */
export function roundOf(chain: Chain, number: number): RoundTimes {
  const opensAt = Number(chain.starts_at) + (number - Number(chain.first_round)) * chain.period_ms;
  return {
    number,
    opensAt,
    closesAt: opensAt + chain.betting_ms,
    drawsAt: opensAt + chain.draw_ms,
    nextAt: opensAt + chain.period_ms,
  };
}

/** Which link of its chain a round is drawn from, from 1. */
export const placeOf = ({ first_round }: Chain, number: number) => number - Number(first_round) + 1;

/** Secret until its round is drawn. */
export function linkOf({ kept_links: kept, length }: Chain, place: number): Uint8Array {
  const each = length / kept.length;
  const near = Math.ceil(place / each);
  const link = kept[near - 1];
  if (link === undefined) throw new Error(`a chain of ${length} has no link ${place}`);
  return linkAt(fromHex(link), near * each, place);
}

/** A new chain, made backwards from its secret last link. */
function newLinks({ length, keptEach }: ChainSize): {
  readonly end: string;
  readonly kept: readonly string[];
} {
  let link: Uint8Array = randomBytes(32);
  const kept: string[] = [];
  for (let at = length; at > 0; at -= keptEach) {
    kept.unshift(toHex(link));
    link = linkAt(link, keptEach, 0);
  }
  return { end: toHex(link), kept };
}
