import { simplifiedOnlyIn } from '@lobby/i18n/simplified';
import { describe, expect, it } from 'vitest';
import { filesLike, isTest, read, readJson } from './repository.ts';

/** What is said in Traditional Chinese is written in it, wherever it stands: catalogs, brands, the platform's texts. */

/** The switch between the scripts names each in its own. */
const namesOfScripts = new Set(['site.util.simplified']);

const catalogs = filesLike(/^(brands|packages)\/.*\/zh-TW\.json$/);
const sources = filesLike(/^(apps|brands|packages|tooling)\/.*\.(ts|tsx)$/).filter(
  file => !isTest(file) && /(['"]zh-TW['"]|zhTW[^=\n]*=|\btw):? /.test(read(file)),
);

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

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

describe('a text in Traditional Chinese has no character that only Simplified writes', () => {
  it.each(catalogs)('%s', file => {
    const words = Object.entries(readJson<Record<string, string>>(file));
    const wrong = words.filter(([id, text]) => !namesOfScripts.has(id) && simplifiedOnlyIn(text).length > 0);
    expect(
      wrong,
      `${file}: correct packages/i18n/glossary.json, then npx pnpm --filter @lobby/i18n draft.`,
    ).toEqual([]);
  });

  it.each(sources)('%s', file => {
    const texts = traditionalParts(withoutComments(read(file)));
    expect(
      texts.flatMap(simplifiedOnlyIn),
      `${file}: write these characters as Traditional Chinese does in its zh-TW texts.`,
    ).toEqual([]);
  });

  it('of which there are those of every package, of the brands and of the platform', () => {
    expect(catalogs.length).toBeGreaterThan(6);
    expect(sources).toEqual(
      expect.arrayContaining([
        'brands/xinghe/brand.ts',
        'packages/api-client/src/result-codes/messages.zh-tw.ts',
        'tooling/platform/src/access/codes/code-message.ts',
        'tooling/platform/src/http/service-page.ts',
        'tooling/platform/src/sim/clubs/premier-league.ts',
      ]),
    );
  });
});
