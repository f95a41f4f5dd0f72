import { rulesHash } from '@lobby/games';
import type { Query } from '../database/database.ts';

/** Keeps the rules that a round is drawn by. @returns their hash, by which they are found. */
export async function keepRules(query: Query, rules: unknown, game: string): Promise<string> {
  const hash = rulesHash(rules);
  await query('INSERT INTO rule_sets (hash, game, rules) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    hash,
    game,
    JSON.stringify(rules),
  ]);
  return hash;
}
