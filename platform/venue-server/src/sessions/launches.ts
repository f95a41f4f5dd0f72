import type { StatedMarket } from '@lobby/market';
import type { Query } from '../database/database.ts';
import { openPurse } from '../ledger/purse.ts';
import { hashOf, newId, newSecret } from './secrets.ts';

/** A token may be exchanged for so long, ms. */
export const tokenMs = 60_000;

export interface Launch {
  readonly venue: string;
  /** Undefined: a trial. */
  readonly player: string | undefined;
  readonly device: string;
  readonly userAgent: string;
  readonly game: string;
  readonly language: 'zh-CN' | 'zh-TW';
  /** Who may frame the page and hear from it. */
  readonly origins: readonly string[];
  readonly market: StatedMarket;
}

/** A launch by its row. */
export interface LaunchRow {
  readonly id: string;
  readonly venue: string;
  readonly player: string | null;
  readonly game: string;
  readonly language: 'zh-CN' | 'zh-TW';
  readonly origins: string;
  readonly market: unknown;
}

/** Writes a launch down. @returns its id, and the token that is exchanged for a session once. */
export async function addLaunch(
  query: Query,
  { venue, player, device, userAgent, game, language, origins, market }: Launch,
  at: number,
): Promise<{ readonly id: string; readonly token: string }> {
  const [id, token] = [newId(), newSecret()];
  if (player !== undefined) await openPurse(query, { venue, player });
  await query(
    `INSERT INTO launches (id, token_hash, venue, player, device, agent_hash, game, language, origins, ends_at, market)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[id, hashOf(token), venue, player ?? null, device, hashOf(userAgent), game],
      ...[language, origins.join(' '), at + tokenMs, JSON.stringify(market)],
    ],
  );
  return { id, token };
}

/** Uses a token up: of its browser, within its time, once. Undefined for any other. */
export async function useToken(
  query: Query,
  { token, userAgent, at }: { readonly token: string; readonly userAgent: string; readonly at: number },
): Promise<LaunchRow | undefined> {
  const [launch] = await query<LaunchRow>(
    `UPDATE launches SET used_at = $3
     WHERE token_hash = $1 AND agent_hash = $2 AND used_at IS NULL AND ends_at > $3
     RETURNING id, venue, player, game, language, origins, market`,
    [hashOf(token), hashOf(userAgent), at],
  );
  return launch;
}

/** The origins that may frame the page of a launch; none for one that is not known. */
export async function framesOf(query: Query, launchId: string): Promise<readonly string[]> {
  const [row] = await query<{ origins: string }>(
    `SELECT origins FROM launches WHERE id = $1
     UNION SELECT origins FROM game_sessions WHERE launch_id = $1 AND ended_at IS NULL`,
    [launchId],
  );
  return row?.origins.split(' ').filter(Boolean) ?? [];
}
