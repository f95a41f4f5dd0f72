import type { RouletteRules } from '@lobby/games';
import { kindOf } from './places.ts';
import type { RouletteTexts } from './roulette-texts.ts';

/** What a pick is called: by its kind and the numbers that it covers, outside the numbers by a name of its own. */
export function pickName({ picks }: RouletteRules, pick: string, texts: RouletteTexts): string {
  const kind = kindOf(pick);
  if (!kind) return texts.outside[pick as keyof typeof texts.outside] ?? pick;
  return texts.inside(texts.kinds[kind], picks[pick]?.covers.join('、') ?? '');
}
