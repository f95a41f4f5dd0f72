import { toHex } from '@lobby/draws';
import { type GameEvent, gameOf, sharedDraws } from '@lobby/games';
import type { Query } from '../database/database.ts';
import { keepRules } from '../rounds/rule-sets.ts';
import { linkOf, placeOf, roundOf, type SaltedChain, type Table } from './chains.ts';

/** A round that all players of a table share. */
export interface SharedRound {
  readonly venue: string;
  readonly game: string;
  readonly number: bigint;
  readonly chain: number;
  /** Which link of the chain it is drawn from, from 1. */
  readonly place: number;
  readonly draws_at: bigint;
  readonly rules_hash: string;
  /** Null until it is drawn, as its events are. */
  readonly link: string | null;
  readonly events: readonly GameEvent[] | null;
}

/** Writes down the rounds from one number to another; those that stand keep the rules that they have. */
export async function writeRounds(
  query: Query,
  chain: SaltedChain,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const { venue, game } = chain;
  const known = await query<{ number: bigint }>(
    'SELECT number FROM shared_rounds WHERE venue = $1 AND game = $2 AND number BETWEEN $3 AND $4',
    [venue, game, from, to],
  );
  if (known.length > to - from) return;
  const stand = new Set(known.map(({ number }) => Number(number)));
  const numbers = Array.from({ length: to - from + 1 }, (_, step) => from + step);
  const missing = numbers.filter(number => !stand.has(number));
  const rules = await rulesOfEach(query, chain, missing);
  const first = roundOf(chain, from);
  await query(
    `INSERT INTO shared_rounds (venue, game, number, chain, place, draws_at, rules_hash)
     SELECT $1, $2, $3::bigint + step, $4, $5::integer + step, $6::bigint + step::bigint * $7::bigint, hash
     FROM unnest($8::integer[], $9::text[]) AS each (step, hash) ON CONFLICT DO NOTHING`,
    [
      ...[venue, game, from, chain.number, placeOf(chain, from), first.drawsAt, chain.period_ms],
      ...[missing.map(number => number - from), rules],
    ],
  );
}

/** The hash of the rules of each of these rounds, which are kept. */
async function rulesOfEach(
  query: Query,
  chain: SaltedChain,
  numbers: readonly number[],
): Promise<readonly string[]> {
  const { game: code, salt } = chain;
  const game = gameOf(code);
  if (!game) throw new Error(`there is no game ${code}`);
  const { rules, fixtures } = game;
  if (!fixtures) {
    const same = await keepRules(query, rules, code);
    return numbers.map(() => same);
  }
  const hashes: string[] = [];
  for (const number of numbers) {
    hashes.push(await keepRules(query, fixtures.at(rules, { salt, place: placeOf(chain, number) }), code));
  }
  return hashes;
}

/**
 * Draws the rounds of a table that are due, oldest first, and waits for bets that are being written on them. Whoever
 * comes first draws them; the others find them drawn.
 */
export async function drawDue(query: Query, { venue, game }: Table, at: number): Promise<void> {
  const due = await query<SharedRound & { readonly rules: unknown }>(
    `SELECT shared_rounds.*, rules FROM shared_rounds JOIN rule_sets ON hash = rules_hash
     WHERE venue = $1 AND shared_rounds.game = $2 AND draws_at <= $3 AND link IS NULL
     ORDER BY number FOR UPDATE OF shared_rounds`,
    [venue, game, at],
  );
  const chains = await query<SaltedChain>(
    'SELECT * FROM shared_chains WHERE venue = $1 AND game = $2 AND number = ANY ($3)',
    [venue, game, [...new Set(due.map(({ chain }) => chain))]],
  );
  const played = gameOf(game);
  for (const { number, place, rules, ...round } of due) {
    const chain = chains.find(each => each.number === round.chain);
    if (!chain || !played) throw new Error(`round ${number} of ${game} at ${venue} has no chain`);
    const link = linkOf(chain, place);
    const draws = sharedDraws({ link, salt: chain.salt, game, round: place });
    // What is drawn is the same whatever was bet on it.
    const { events } = played.play(rules, draws, { bets: [] });
    const shown = events.filter(({ type }) => type !== 'round-end');
    await query(
      'UPDATE shared_rounds SET link = $4, events = $5 WHERE venue = $1 AND game = $2 AND number = $3',
      [venue, game, number, toHex(link), JSON.stringify(shown)],
    );
  }
}

/** The rules of a round that is written down. */
export async function rulesOfRound(query: Query, { venue, game }: Table, number: number): Promise<unknown> {
  const [round] = await query<{ rules: unknown }>(
    `SELECT rules FROM shared_rounds JOIN rule_sets ON hash = rules_hash
     WHERE venue = $1 AND shared_rounds.game = $2 AND number = $3`,
    [venue, game, number],
  );
  return round?.rules;
}

/** The newest results of a table up to a time, newest first. */
export async function lastResults(
  query: Query,
  { venue, game }: Table,
  { at, most }: { readonly at: number; readonly most: number },
): Promise<readonly SharedRound[]> {
  return query<SharedRound>(
    `SELECT * FROM shared_rounds WHERE venue = $1 AND game = $2 AND draws_at <= $3 AND link IS NOT NULL
     ORDER BY number DESC LIMIT $4`,
    [venue, game, at, most],
  );
}
