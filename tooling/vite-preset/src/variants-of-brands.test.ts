import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessages } from '@lobby/i18n/vite';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { brandOf } from './brand-of.ts';
import { byLook } from './plugins/by-look.ts';
import { repositoryRoot } from './repository.ts';

/** What draws the home page by the look of the brand; all else is left out of the build. */
const input = [
  'packages/site/src/home/home.screen.tsx',
  'packages/sportsbook/src/hot-matches/hot-matches.tsx',
];

type Look = Parameters<typeof byLook>[0];

/** The variants of `look` in the home page of a brand, by answer: `{ hero: ['sky'] }`. */
async function variantsOf(look: Look): Promise<Readonly<Record<string, readonly string[]>>> {
  const { output } = (await build({
    configFile: false,
    root: repositoryRoot,
    logLevel: 'error',
    plugins: [byLook(look), compileMessages()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input, external: /^(@lobby\/|react)/, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const modules = output.flatMap(file => (file.type === 'chunk' ? Object.keys(file.modules) : []));
  const found: Record<string, string[]> = {};
  for (const id of modules) {
    const [, value, answer] =
      /\/([a-z]+)\/\1\.(hero|hot|halls)(?:-[a-z]+)?\.tsx$/.exec(id) ??
      /\/parts\/([a-z]+)\.(part)\.tsx$/.exec(id) ??
      [];
    if (value && answer) found[answer] = [...new Set([...(found[answer] ?? []), value])].sort();
  }
  return found;
}

const brands = readdirSync(join(repositoryRoot, 'apps'));

describe('the home page', { timeout: 120_000 }, () => {
  it.each(brands)('of %s has the variants that the brand names, and no other', async code => {
    const { look } = (await brandOf(`@lobby/brand-${code}`, join(repositoryRoot, 'apps', code))).brand;
    const { part = [], ...variants } = await variantsOf(look);
    expect(variants).toEqual({ hero: [look.hero], hot: [look.hot], halls: [look.halls] });
    // One that only hands on another file is no module of its own.
    expect(part.filter(name => !look.home.some(known => known === name))).toEqual([]);
  });

  it.each([
    { hero: 'gate', hot: 'ticker', halls: 'pairs', part: 'promo' },
    { hero: 'line', hot: 'rows', halls: 'list', part: 'words' },
  ] as const)('can be that of a brand with $hero, $hot, $halls and $part', async ({ part, ...answers }) => {
    const [code = ''] = brands;
    const { look } = (await brandOf(`@lobby/brand-${code}`, join(repositoryRoot, 'apps', code))).brand;
    const { hero, hot, halls } = await variantsOf({
      ...look,
      ...answers,
      home: ['hero', 'hot', 'halls', part],
    });
    expect({ hero, hot, halls }).toEqual({
      hero: [answers.hero],
      hot: [answers.hot],
      halls: [answers.halls],
    });
  });
});
