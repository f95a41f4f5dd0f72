import { localeOf, type Names } from '@lobby/platform-kernel/calls/locale';
import { readResult } from '../history/kept-result.ts';
import type { ResultPart, RoundResult } from '../provider/round-result.ts';

/** What a round came to, as it was kept, in the language of a member; null: nothing was. */
export function toldResult(kept: string | null, langx: string): RoundResult<string> | null {
  const result = readResult(kept);
  if (!result) return null;
  const say = (names: Names) => names[localeOf(langx)];
  return {
    parts: result.parts.map(part => toldPart(part, say)),
    rows: result.rows.map(row => ({ ...row, name: say(row.name) })),
  };
}

function toldPart(part: ResultPart, say: (names: Names) => string): ResultPart<string> {
  switch (part.kind) {
    case 'hand':
      return { ...part, name: say(part.name), note: say(part.note) };
    case 'reels':
      return {
        ...part,
        reels: part.reels.map(symbols => symbols.map(say)),
      };
    case 'catch':
      return { ...part, name: say(part.name) };
    case 'match':
      return {
        ...part,
        home: say(part.home),
        away: say(part.away),
        maps: part.maps.map(map => ({ ...map, name: say(map.name) })),
      };
    case 'line':
      return { ...part, text: say(part.text) };
    default:
      return part;
  }
}
