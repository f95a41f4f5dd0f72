import type { ToldRecord } from '../../rounds/told-record.ts';
import { lookOf } from '../slot/games/looks.ts';
import type { Language } from '../texts.ts';

/** What the symbols of a recorded slot are called; empty for other games. */
export async function symbolNames(
  { game, kind }: Pick<ToldRecord, 'game' | 'kind'>,
  language: Language,
): Promise<Readonly<Record<string, string>>> {
  return kind === 'slot' ? (await lookOf(game)).names[language] : {};
}
