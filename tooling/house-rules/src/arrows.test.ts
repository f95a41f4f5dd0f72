import { describe, expect, it } from 'vitest';
import { isThere, namesIn, readJson } from './repository.ts';

/**
 * Who may lean on whom directly. `turbo boundaries` holds the same arrows for everything that is reached
 * through others; this names the direct ones, which a package writes into its own dependencies.
 */

const features = ['auth', 'member', 'content', 'sportsbook', 'betslip'];
const ground = ['dialogs', 'brand-kit', 'i18n', 'ui-kit', 'api-client'];

const arrows: Record<string, readonly string[]> = {
  'packages/api-client': [],
  'packages/ui-kit': [],
  'packages/brand-kit': [],
  'packages/i18n': [],
  'packages/draws': [],
  'packages/dialogs': ['ui-kit'],
  'packages/auth': ground,
  'packages/member': ground,
  'packages/content': ground,
  'packages/betslip': ground,
  'packages/sportsbook': [...ground, 'betslip', 'draws'],
  'packages/site': [...features, ...ground],
  'tooling/platform': ['api-client', 'betslip', 'draws', 'http-door'],
};

function leansOn(folder: string): string[] {
  const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(`${folder}/package.json`);
  return Object.keys(dependencies).flatMap(name =>
    name.startsWith('@lobby/') ? [name.slice('@lobby/'.length)] : [],
  );
}

const packages = namesIn('packages').map(name => `packages/${name}`);
const brands = namesIn('brands').map(name => `brands/${name}`);
const apps = namesIn('apps').map(name => `apps/${name}`);

describe('arrows', () => {
  it('are drawn for every package', () => {
    expect(
      packages.filter(folder => isThere(`${folder}/package.json`) && !arrows[folder]),
      'Say in tooling/house-rules/src/arrows.test.ts and docs/architecture.md what these may lean on.',
    ).toEqual([]);
  });

  it.each(Object.entries(arrows))('%s leans on nothing but what the plan says', (folder, allowed) => {
    expect(
      leansOn(folder).filter(name => !allowed.includes(name)),
      `${folder}/package.json: these point up or aside; see the arrows in docs/architecture.md.`,
    ).toEqual([]);
  });

  it.each(brands)('%s leans on brand-kit only', folder => {
    expect(
      leansOn(folder).filter(name => name !== 'brand-kit'),
      `${folder}/package.json: a brand is data; take these dependencies out.`,
    ).toEqual([]);
  });

  it.each(apps)('%s leans on its own brand, the site, features, and the one ground stylesheet', folder => {
    const own = `brand-${folder.split('/')[1]}`;
    const allowed = [own, 'site', 'ui-kit', ...features];
    expect(
      leansOn(folder).filter(name => !allowed.includes(name)),
      `${folder}/package.json: an app composes its brand and features; take these dependencies out.`,
    ).toEqual([]);
  });
});
