import { draftCatalog, toTraditional } from '@lobby/i18n/draft';
import { simplifiedOnlyIn } from '@lobby/i18n/simplified';
import { describe, expect, it } from 'vitest';
import { read, readJson } from '../repository.ts';
import { catalogs, pages, sources, withoutComments } from './texts.ts';

/** What is said in Traditional Chinese is written in it, wherever it stands: catalogs, brands, the platform's texts. */

/** The switch between the scripts names each in its own. */
const namesOfScripts = new Set(['site.util.simplified']);

/** The texts after a `'zh-TW':`, `zhTW =` or `tw:`, up to the end of the string or of the braces. */
function traditionalParts(code: string): string[] {
  const starts = [...code.matchAll(/(?:['"]zh-TW['"]:|\bzhTW\b[^=\n]*=|\btw:)\s*/g)];
  return starts.map(start => {
    const from = start.index + start[0].length;
    return code.slice(from, endOfValue(code, from));
  });
}

function endOfValue(code: string, from: number): number {
  const opening = code[from] ?? '';
  if (opening !== '{') return code.indexOf('\n', from);
  let depth = 0;
  for (let at = from; at < code.length; at++) {
    if (code[at] === '{') depth++;
    if (code[at] === '}' && --depth === 0) return at;
  }
  return code.length;
}

const remedy =
  'OpenCC leaves these: give the phrase, or the message by its id, a Taiwan wording in packages/i18n/src/draft/overrides.json.';

/** What is wrong with a text: where it stands, its characters that only Simplified writes, and the text itself. */
function simplifiedIn(where: string, text: string): string[] {
  const found = simplifiedOnlyIn(text);
  return found.length === 0 ? [] : [`${where}: ${found.join(' ')} in “${text.trim()}”`];
}

describe('a text in Traditional Chinese has no character that only Simplified writes', () => {
  it.each(catalogs)('%s, as drafted', file => {
    const drafted = Object.entries(draftCatalog(readJson<Record<string, string>>(file)));
    const wrong = drafted
      .filter(([id]) => !namesOfScripts.has(id))
      .flatMap(([id, text]) => simplifiedIn(id, text));
    expect(wrong, remedy).toEqual([]);
  });

  it.each(pages)('%s, as drafted', file => {
    const lines = toTraditional(read(file)).split('\n');
    const wrong = lines.flatMap((text, at) => simplifiedIn(`${file}:${at + 1}`, text));
    expect(wrong, remedy).toEqual([]);
  });

  it.each(sources)('%s', file => {
    const texts = traditionalParts(withoutComments(read(file)));
    const wrong = texts.flatMap(text => simplifiedIn(file, text));
    expect(wrong, 'Write these in Traditional Chinese where they stand.').toEqual([]);
  });

  it('of which there are those of every package, of the brands and of the platform', () => {
    expect(catalogs.length).toBeGreaterThan(6);
    expect(sources).toEqual(
      expect.arrayContaining([
        'brands/xinghe/brand.ts',
        'packages/api-client/src/result-codes/messages.ts',
        'platform/identity/src/codes/sending/code-message.ts',
        'platform/app/src/http/pages/service-page.tsx',
        'platform/leagues/src/clubs/europe/premier-league.ts',
      ]),
    );
  });
});

it('letters give the reasons of a change in the words of the bet history', () => {
  const words = draftCatalog(
    readJson<Record<string, string>>('packages/bet-history/src/messages/zh-CN.json'),
  );
  const letters = read('platform/sportsbook/src/change-letters/reason-words.ts');
  const reasons = Object.entries(words).filter(([id]) => /^betHistory\.(cancel|change)Reason\./.test(id));
  expect(reasons.length).toBeGreaterThan(20);
  expect(reasons.filter(([, word]) => !letters.includes(`'${word}'`))).toEqual([]);
});
