import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { build, type Plugin, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { byLook } from './by-look.ts';

const look = { ...exampleBrand.look, hero: 'ridge', home: ['hero', 'halls'] } as const;

/** What a build of a page holds that imports one such file, with `look`. */
async function built(
  chosen: string,
  name: string,
  variants: Readonly<Record<string, string>>,
): Promise<string> {
  const files = {
    '/home.tsx': `export { ${name} } from './${chosen}.by-look.tsx';`,
    [`/${chosen}.by-look.tsx`]: '',
    ...variants,
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [byLook(look), held(files)],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: '/home.tsx', preserveEntrySignatures: 'strict', external: /^react/ },
    },
  })) as Rolldown.RolldownOutput;
  return output.map(chunk => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}

function held(files: Readonly<Record<string, string>>): Plugin {
  const path = (source: string) => `/${source.replace(/^[./]+/, '')}`;
  return {
    name: 'test:held',
    enforce: 'pre',
    resolveId: source => (path(source) in files ? path(source) : null),
    load: id => files[id],
  };
}

/** The files of the packages that choose by an answer of `look`, with every variant they know: `['ridge', 'RidgeHero']`. */
function choosers() {
  const packages = join(repositoryRoot, 'packages');
  return readdirSync(packages)
    .filter(name => existsSync(join(packages, name, 'src')))
    .flatMap(name =>
      readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter(file => file.endsWith('.by-look.tsx'))
        .map(file => join(packages, name, 'src', file)),
    )
    .map(file => {
      const [, record = ''] = /Record<BrandLook\[[^=]*= \{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? [];
      const variants = [...record.matchAll(/(\w+): (\w+)/g)].map(([, value = '', name = '']) => ({
        value,
        name,
      }));
      return { file, answer: basename(file, '.by-look.tsx'), variants };
    });
}

describe('what is drawn by the look of a brand', () => {
  it.each(choosers())('is found by its name, every variant of $file', ({ file, answer, variants }) => {
    expect(variants.length).toBeGreaterThan(1);
    for (const { value, name } of variants) {
      const places = [`${value}/${value}.${answer}.tsx`, `${value}.part.tsx`].map(place =>
        join(dirname(file), place),
      );
      const place = places.find(one => existsSync(one));
      expect(place, `no build that has ${value} finds it`).toBeDefined();
      expect(readFileSync(place ?? '', 'utf8')).toMatch(
        new RegExp(`^export (function|const|.* as) ?${name}\\b`, 'm'),
      );
      expect(name.toLowerCase()).toBe(
        `${value}${place?.endsWith('.part.tsx') ? 'part' : answer.replaceAll('-', '')}`,
      );
    }
  });

  it('is bound to the one variant that the brand uses', async () => {
    const code = await built('hero', 'Hero', {
      '/ridge/ridge.hero.tsx': `export const RidgeHero = () => 'a ridge';`,
      '/sky/sky.hero.tsx': `export const SkyHero = () => 'a sky';`,
    });
    expect(code).toContain('a ridge');
    expect(code).not.toContain('a sky');
  });

  it('has the parts of a list, in their order, and no other', async () => {
    const code = await built('home', 'Home', {
      '/hero.part.tsx': `export const HeroPart = () => 'the hero';`,
      '/halls.part.tsx': `export const HallsPart = () => 'the halls';`,
      '/promo.part.tsx': `export const PromoPart = () => 'the promo';`,
    });
    expect(code).toMatch(/\[HeroPart, HallsPart\]/);
    expect(code).not.toContain('the promo');
  });

  it('fails the build where it is named after no answer of the look', async () => {
    const problem = 'weather.by-look.tsx is named after no answer of `look`';
    await expect(built('weather', 'Weather', {})).rejects.toThrow(problem);
  });
});
