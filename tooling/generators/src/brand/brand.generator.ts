import { createHash, randomBytes } from 'node:crypto';
import { formatHex, parse } from 'culori';
import type { Draft } from '../draft/draft.ts';
import { intoList } from '../draft/insert.ts';
import { answered, type Generator } from '../generator.ts';
import { quoted } from '../names.ts';
import { UserError } from '../user-error.ts';
import { artOf, drawingsFile } from './art/art.ts';
import { inksFile } from './art/halls.ts';
import { type BrandFacts, brandFile, laterFile } from './brand-file.ts';
import { codeProblem, displayNameProblem } from './brand-names.ts';
import { coloursFrom } from './colours.ts';
import { addService } from './compose-service.ts';
import { freeLook } from './free-look.ts';
import { type KnownBrand, knownBrands } from './known-brands.ts';
import { looks, sites, storybook, wirePage } from './places.ts';
import { platformLook } from './platform-look.ts';
import { movedAccents, resemblances } from './told.ts';

/** A brand: its data, colours and art, its app, and its site on the platform. */
export const brandGenerator: Generator = {
  kind: 'brand',
  what: 'a brand: data, colours, art of its own, its app, its site on the platform',
  questions: [
    {
      flag: 'code',
      asks: 'Code of the brand: the name of its folders',
      check: codeProblem,
    },
    {
      flag: 'name',
      asks: 'Its name, in Simplified Chinese',
      check: displayNameProblem,
    },
    {
      flag: 'seed',
      asks: 'The colour that everything is mixed from, as #1a6f5b',
      usually: (_, { code = '' }) => seedOf(code),
      check: seed =>
        /^#[\da-f]{6}$/i.test(seed) ? undefined : `"${seed}" is no colour: say it as #1a6f5b, in quotes.`,
    },
  ],
  make(draft, answers) {
    const code = answered(answers, 'code');
    const name = answered(answers, 'name');
    const model = modelOf(draft);
    const number = nextNumber(draft);
    const key = randomBytes(32).toString('base64');
    const facts: BrandFacts = { code, name, key, look: freeLook(draft, code), ...number };
    const colours = coloursFrom(draft, answered(answers, 'seed').toLowerCase());
    const folder = `brands/${code}`;
    draft.create(`${folder}/brand.ts`, brandFile(facts));
    draft.create(`${folder}/art/later.ts`, laterFile());
    draft.create(`${folder}/art/drawings.ts`, drawingsFile);
    draft.create(`${folder}/art/halls/inks.ts`, inksFile(colours.inks));
    draft.create(`${folder}/tokens.json`, `${JSON.stringify(colours.tokens, null, 2)}\n`);
    for (const [file, text] of Object.entries(artOf(facts))) draft.create(`${folder}/art/${file}`, text);
    for (const file of ['package.json', 'tsconfig.json', 'turbo.json'])
      draft.create(`${folder}/${file}`, renamed(draft.read(`brands/${model.code}/${file}`), model, facts));
    draft.changeJson(`${folder}/package.json`, withoutTests);
    for (const file of appFiles)
      draft.create(`apps/${code}/${file}`, renamed(draft.read(`apps/${model.code}/${file}`), model, facts));
    register(draft, facts, platformLook(code, colours));
    return {
      told: [...movedAccents(colours), ...resemblances(draft, code, colours)],
      next: [
        `Say what the brand says, and answer its switches: ${folder}/brand.ts`,
        `Better its colours and art: ${folder}/tokens.json, art/`,
        `Leave out features the brand does not have: apps/${code}/src/site.ts`,
        `npm run dev: ${name} on http://localhost:${number.port}, in both editions`,
      ],
    };
  },
};

/** An app is a composition; a new one composes what the others do. */
const appFiles = [
  'index.html',
  'package.json',
  'tsconfig.json',
  'turbo.json',
  'vite.config.ts',
  'src/main.tsx',
  'src/site.ts',
];

type Named = Pick<KnownBrand, 'code' | 'name'>;

function modelOf(draft: Draft): Named {
  const [model] = knownBrands(draft);
  if (!model?.name) throw new UserError('There is no brand under brands/ whose app could be followed.');
  return model;
}

/** Only in the names of its packages is a code replaced: as a word of English it may stand anywhere. */
const renamed = (text: string, from: Named, to: Named) =>
  text
    .replace(new RegExp(`(@lobby/(?:app|brand)-)${from.code}(?![\\w-])`, 'g'), `$1${to.code}`)
    .replaceAll(from.name, to.name);

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const neededByTests = ['@types/react-dom', 'react-dom', 'vitest'];

/** The manifest without the tests that a brand may have of its own drawings, and without what they need. */
function withoutTests({ scripts, devDependencies, ...manifest }: Manifest): Manifest {
  const without = (rows: Manifest['scripts'], names: readonly string[]) =>
    Object.fromEntries(Object.entries(rows).filter(([name]) => !names.includes(name)));
  return {
    ...manifest,
    scripts: without(scripts, ['test']),
    devDependencies: without(devDependencies, neededByTests),
  };
}

/** A colour for a code: the same code, the same colour. */
function seedOf(code: string): string {
  const hue = createHash('sha256').update(code).digest().readUInt16BE(0) % 360;
  return formatHex(parse(`oklch(0.5 0.15 ${hue})`)) ?? '#3355aa';
}

/** The site id after the greatest in use, and the port that belongs to it. */
function nextNumber(draft: Draft): { siteId: string; port: number } {
  const used = knownBrands(draft).map(brand => Number(brand.siteId));
  const siteId = Math.max(1000, ...used) + 1;
  return { siteId: String(siteId), port: 4000 + (siteId - 1000) * 100 };
}

/**
 * Adds it to the platform, the containers, the page of the wire and Storybook; `npm start` and the journeys read `brands/` themselves.
 */
function register(draft: Draft, facts: BrandFacts, onPlatform: string): void {
  const { code, name, siteId, port, key } = facts;
  draft.change(sites, text =>
    intoList(
      sites,
      text,
      'demoSites = [',
      `{ id: '${siteId}', code: '${code}', title: ${quoted(name)}, portOffset: ${port - 4000}, keyId: '${code}-1', key: '${key}', restrictedRegions: [], withdrawalPassword: true, market: {} }`,
    ),
  );
  const property = code.includes('-') ? `'${code}'` : code;
  draft.change(looks, text => intoList(looks, text, 'demoLooks = {', `${property}: ${onPlatform}`));
  addService(draft, code, port);
  draft.change(wirePage, page => {
    const rows = page.split('\n');
    const last = rows.findLastIndex(line => /^\| `\d{4}` +\| \w[\w-]* +\| `/.test(line));
    if (last < 0) throw new UserError(`${wirePage} has no table of sites and their keys.`);
    return [
      ...rows.slice(0, last + 1),
      `| \`${siteId}\` | ${code} | \`${code}-1\` | \`${key}\` |`,
      ...rows.slice(last + 1),
    ].join('\n');
  });
  draft.changeJson<{ dependencies: Record<string, string> }>(storybook, manifest => {
    const all = Object.entries({ ...manifest.dependencies, [`@lobby/brand-${code}`]: 'workspace:*' });
    return { ...manifest, dependencies: Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))) };
  });
}
