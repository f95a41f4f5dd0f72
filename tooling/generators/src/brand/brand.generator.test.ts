import { colourProblems, inkProblems } from '@lobby/ui-kit/tokens/check-colours';
import { readablePairs } from '@lobby/ui-kit/tokens/contrast';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { make, unsaved } from '../testing/repository.ts';
import { artOf } from './art/art.ts';
import { coloursFrom } from './colours.ts';

const hallCodes = ['sport', 'realbet', 'chess', 'gaming', 'lottery', 'egame', 'fish'];

async function shiyang() {
  const draft = unsaved();
  await make(draft, 'brand', 'shiyang', { name: '试样' });
  return draft;
}

describe('a new brand', () => {
  it('brings a brand and an app under its own code and name, and no word of another', async () => {
    const draft = await shiyang();
    expect(draft.created).toEqual(
      expect.arrayContaining(['brands/shiyang/brand.ts', 'apps/shiyang/src/main.tsx']),
    );
    expect(JSON.parse(draft.read('apps/shiyang/package.json')).name).toBe('@lobby/app-shiyang');
    expect(draft.read('apps/shiyang/vite.config.ts')).toContain('@lobby/brand-shiyang');
    expect(draft.read('brands/shiyang/brand.ts')).toContain("name: { 'zh-CN': '试样', 'zh-TW': '試樣' }");
    for (const file of draft.created) expect(draft.read(file)).not.toMatch(/xinghe|qingshan|星河|青山/);
  });

  it('gets a site id, a port and a wire key that no other has', async () => {
    const draft = await shiyang();
    const brand = draft.read('brands/shiyang/brand.ts');
    const of = (name: string) =>
      ['xinghe', 'qingshan', 'shiyang'].map(
        code => new RegExp(`${name}: '([^']+)'`).exec(draft.read(`brands/${code}/brand.ts`))?.[1],
      );
    for (const name of ['siteId', ' host', ' key']) expect(new Set(of(name)).size).toBe(3);
    expect(brand).toMatch(/ key: '[A-Za-z0-9+/]{43}='/);
  });

  it('is added to the platform, with the id and the key that it signs with', async () => {
    const draft = await shiyang();
    const key = / key: '([^']+)'/.exec(draft.read('brands/shiyang/brand.ts'))?.[1] ?? '';
    expect(draft.read('platform/identity/src/sites/demo-sites.ts')).toContain(
      `keyId: 'shiyang-1', key: '${key}'`,
    );
    expect(draft.read('platform/identity/src/sites/demo-looks.ts')).toContain('shiyang: { light: ');
    expect(draft.read('docs/wire-protocol.md')).toContain(`| shiyang | \`shiyang-1\` | \`${key}\` |`);
  });

  it('has the look of no other brand', async () => {
    const draft = await shiyang();
    await make(draft, 'brand', 'baihe', { name: '白鹤' });
    const lookOf = (code: string) =>
      ['shape', 'hero', 'halls', 'navigationMark', 'texture'].map(
        answer => new RegExp(`${answer}: '([\\w-]+)'`).exec(draft.read(`brands/${code}/brand.ts`))?.[1],
      );
    const looks = ['xinghe', 'qingshan', 'shiyang', 'baihe'].map(lookOf);
    for (const at of [0, 1, 2, 3, 4]) expect(new Set(looks.map(look => look[at])).size).toBe(4);
  });

  it('has no tests, though the brand that it follows has some', async () => {
    const draft = unsaved();
    const [followed = ''] = draft.namesIn('brands');
    const manifest = JSON.parse(draft.read(`brands/${followed}/package.json`));
    draft.changeJson(`brands/${followed}/package.json`, () => ({
      ...manifest,
      scripts: { ...manifest.scripts, test: 'vitest run' },
      devDependencies: {
        ...manifest.devDependencies,
        '@types/react-dom': 'catalog:',
        'react-dom': 'catalog:',
        vitest: 'catalog:',
      },
    }));
    await make(draft, 'brand', 'shiyang', { name: '试样' });
    const { scripts, devDependencies } = JSON.parse(draft.read('brands/shiyang/package.json'));
    expect(Object.keys(scripts)).toEqual(['typecheck']);
    for (const needed of ['@types/react-dom', 'react-dom', 'vitest'])
      expect(devDependencies).not.toHaveProperty([needed]);
    expect(devDependencies).toHaveProperty(['@types/react']);
  });

  it('keeps an app under ten source files', async () => {
    const draft = await shiyang();
    expect(draft.created.filter(file => file.startsWith('apps/')).length).toBeLessThan(10);
    expect(draft.read('apps/shiyang/src/main.tsx').split('\n').length).toBeLessThan(40);
  });

  it.each(['Shiyang', '9shi', 'shi yang', '../shi', 'shi-'])('is refused under the code "%s"', async code => {
    await expect(make(unsaved(), 'brand', code, { name: '试样' })).rejects.toThrow('is no name here');
  });

  it('has a container of its own, at the port of its host', async () => {
    const draft = await shiyang();
    const port = / host: 'http:\/\/localhost:(\d+)'/.exec(draft.read('brands/shiyang/brand.ts'))?.[1];
    expect(draft.read('compose.yaml')).toContain(`  shiyang:
    <<: *site
    build: { context: ., target: site, args: { BRAND: shiyang } }
    ports: ["127.0.0.1:${port}:4100"]

networks:`);
  });

  it('leaves words of its model alone that only look like its code', async () => {
    const draft = unsaved();
    // Sorted before the others, it is the model; "types" and "root" stand in every app.
    for (const file of ['brand.ts', 'package.json', 'tsconfig.json', 'turbo.json'])
      draft.create(
        `brands/a-root/${file}`,
        draft.read(`brands/xinghe/${file}`).replaceAll('xinghe', 'a-root').replaceAll('星河', '根'),
      );
    for (const file of draft.namesIn('apps/xinghe').filter(name => /^\w.*\.\w+$/.test(name)))
      draft.create(`apps/a-root/${file}`, draft.read(`apps/xinghe/${file}`).replaceAll('xinghe', 'a-root'));
    for (const file of ['main.tsx', 'site.ts'])
      draft.create(
        `apps/a-root/src/${file}`,
        `// a-root\n${draft.read(`apps/xinghe/src/${file}`).replaceAll('xinghe', 'a-root')}`,
      );
    draft.create('brands/a-root/tokens.json', draft.read('brands/xinghe/tokens.json'));
    await make(draft, 'brand', 'shiyang', { name: '试样' });
    expect(draft.read('apps/shiyang/src/site.ts')).toMatch(/^\/\/ a-root\n/);
    expect(draft.read('apps/shiyang/src/site.ts')).toContain("from '@lobby/brand-shiyang'");
  });

  it('is refused without a Chinese name', async () => {
    await expect(make(unsaved(), 'brand', 'shiyang', { name: 'Shiyang' })).rejects.toThrow(
      'no Chinese character',
    );
    await expect(make(unsaved(), 'brand', 'shiyang')).rejects.toThrow('Say --name');
  });
});

const shiyangFacts = { code: 'shiyang', name: '试样', look: { hero: 'sky' } } as const;

describe('the art of a brand', () => {
  it('is the same for the same code, and another for another', () => {
    const one = artOf(shiyangFacts);
    expect(artOf(shiyangFacts)).toEqual(one);
    const other = artOf({ ...shiyangFacts, code: 'baihe' });
    for (const file of Object.keys(one)) expect(other[file]).not.toBe(one[file]);
  });

  it.each(['shiyang', 'baihe', 'songhe', 'lanyu'])(
    'of %s stands whole in a gate, where the hero is one',
    code => {
      const { 'rings.tsx': rings = '' } = artOf({ ...shiyangFacts, code, look: { hero: 'gate' } });
      const disc = /<circle cx="(\d+)" cy="(\d+)" r="(\d+)" fill="var\(--color-hero-3\)"/.exec(rings);
      const [x = 0, y = 0, r = 0] = (disc ?? []).slice(1).map(Number);
      expect(r).toBeGreaterThan(0);
      expect(Math.hypot(x - 480, y - 240) + r).toBeLessThanOrEqual(200);
      // Clear of the action, which begins at 280.
      expect(y + r).toBeLessThan(280);
    },
  );

  it('says each of five things in a drawing of its own, and each of seven halls', () => {
    const { 'scenes.tsx': scenes = '', 'halls/hall.tsx': halls = '' } = artOf(shiyangFacts);
    const drawn = (file: string) => [...file.matchAll(/^ {2}(\w+): (.*),$/gm)];
    expect(drawn(scenes).map(([, kind]) => kind)).toEqual(['empty', 'failed', 'missing', 'done', 'closed']);
    expect(drawn(halls).map(([, hall]) => hall)).toEqual(hallCodes);
    for (const file of [scenes, halls]) {
      const shapes = drawn(file).map(([, , shapes]) => shapes);
      expect(new Set(shapes).size).toBe(shapes.length);
      for (const one of shapes) expect(one?.match(/<[a-z]+ /g)?.length).toBeLessThanOrEqual(28);
    }
  });

  it('has no colour but those of the palette', () => {
    for (const text of Object.values(artOf(shiyangFacts))) expect(text).not.toMatch(/#[\da-f]{3}/i);
  });
});

describe('the colours of a brand', () => {
  const seeds = [
    '#d32f2f',
    '#f9a825',
    '#2e7d32',
    '#00838f',
    '#1565c0',
    '#6a1b9a',
    '#ad1457',
    '#5d4037',
    '#000000',
    '#ffffff',
  ];

  it.each(seeds)('mixed from %s can be read wherever they stand, in both editions', seed => {
    const { roles } = coloursFrom(unsaved(), seed);
    for (const role of [roles.classic, roles.pro])
      for (const [ink, grounds] of readablePairs)
        for (const ground of grounds)
          expect(
            wcagContrast(role[ink] ?? '', role[ground] ?? ''),
            `${ink} on ${ground}`,
          ).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...seeds, '#c2185b', '#e64a19', '#43a047', '#00bfa5'])(
    'mixed from %s pass the check of a build',
    async seed => {
      const { tokens, inks } = coloursFrom(unsaved(), seed);
      expect(await colourProblems(tokens)).toEqual([]);
      expect(Object.keys(inks)).toEqual(hallCodes);
      expect(inkProblems(inks)).toEqual([]);
    },
  );
});
