import { betTypes, type ProviderType } from '@lobby/sports';
import { describe, expect, it } from 'vitest';
import { filesLike, isTest } from './repository.ts';
import { linesMatching } from './violations.ts';

/** Every code that the provider has for a sport or for champions, and those of the house. */
const ofProvider: Readonly<Record<ProviderType, true>> = {
  FT: true,
  VF: true,
  BK: true,
  TN: true,
  OP: true,
  SK: true,
  FS: true,
  VB: true,
  BS: true,
  TT: true,
};
const codes = [...new Set([...Object.keys(ofProvider), ...betTypes])].join('|');
/** A code as a string, or as the name of a field that is asked for. */
const named = new RegExp(`(['"\`])(?:${codes})\\1|\\.(?:${codes})\\b`);

/** Where codes are said: the registry at each end, what a migration once wrote, and a client that knows the page alone. */
const home = /^(packages\/sports|tooling\/page-client)\/|\/sportsbook\/(src\/)?sports\/|\/db\/migrations\//;
const isForTests = (file: string) =>
  isTest(file) || /\/testing(-[\w-]+)?(\/|\.ts)/.test(file) || file.startsWith('tooling/e2e/');

const remedy =
  'Ask the object of the sport (`sportOf(match)` on the platform, `sports[code]` or `findSport(text)` of @lobby/sports) for ' +
  'what differs; name one by its object, `football.code`, champions by `championType`.';

describe('the code of a sport', () => {
  const sources = filesLike(/^(apps|brands|packages|tooling|platform)\/.*\.(ts|tsx|mjs)$/).filter(
    file => !isForTests(file) && !home.test(file),
  );

  it('stands in the registry alone', () => {
    expect(sources.length).toBeGreaterThan(1000);
    expect(linesMatching(sources, named), remedy).toEqual([]);
  });

  it.each(["gtype === 'VF'", 'counts.FT', '["FS"]', 'case `FT`:'])('is found in %s', code => {
    expect(named.test(code)).toBe(true);
  });

  it.each(["'FT_bet'", 'FT: 1_500_000n', "'get_game_list_FS'", 'football.code'])('is not in %s', code => {
    expect(named.test(code)).toBe(false);
  });
});
