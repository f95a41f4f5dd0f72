import { toTraditional } from '@lobby/i18n/draft';
import type { Draft } from '../draft/draft.ts';
import { chineseProblem, identifierProblem, nameProblem } from '../names.ts';
import { servicesIn } from './compose-service.ts';
import { knownBrands } from './known-brands.ts';
import { compose, sites } from './places.ts';

/** What is wrong with a code for a new brand, in a sentence; undefined when nothing is. */
export function codeProblem(code: string, draft: Draft): string | undefined {
  const problem = nameProblem(code) ?? identifierProblem(code);
  if (problem) return problem;
  const known = knownBrands(draft).find(brand => brand.code === code);
  if (known) return `brands/${code} exists already, as ${known.name}; choose another code.`;
  const meaning = meaningOf(code, draft);
  return meaning && `"${code}" ${meaning}; choose another code, as in feiyu.`;
}

/** What is wrong with the name of a new brand: members could not tell two of one name apart. */
export function displayNameProblem(name: string, draft: Draft): string | undefined {
  const inBoth = (words: string) => [words, toTraditional(words)];
  const known = knownBrands(draft).find(brand =>
    inBoth(brand.name).some(words => inBoth(name).includes(words)),
  );
  if (known) return `brands/${known.code} is called ${known.name} already; choose another name.`;
  return chineseProblem(name);
}

/** What a word means already, as the end of a sentence that begins with it. */
function meaningOf(code: string, draft: Draft): string | undefined {
  if (/(^|-)(classic|pro)$/.test(code))
    return 'ends as the name of an edition, and pictures are named by brand and edition';
  if (Object.hasOwn(words, code)) return words[code];
  const named = [code, `brand-${code}`, `app-${code}`].find(name => workspaceNames(draft).has(name));
  if (named) return `would share its name with the package of the workspace called ${named}`;
  if (topLevelNames(draft).has(code)) return 'is the name of something at the root of the repository';
  if (servicesIn(draft).includes(code)) return `is the name of a service in ${compose}`;
  if (draft.read(sites).includes(` code: '${code}'`)) return `is the code of a site in ${sites}`;
  return undefined;
}

/** Words that name what belongs to no brand, wherever code, settings or people speak of brands. */
const words: Readonly<Record<string, string>> = {
  node: 'is what programs, tests and types run on here, and a search for the brand would find them',
  shared: 'says of code that it belongs to no brand',
  common: 'says of code that it belongs to no brand',
  all: 'stands for every brand',
  every: 'stands for every brand',
  none: 'stands for no brand',
  brand: 'stands for any brand, in paths and in the table of arrows',
  brands: 'stands for all brands, in paths',
  app: 'stands for any app, in paths and in the table of arrows',
  house: 'stands for what all brands have',
  src: 'is a folder of every app',
  dist: 'is the folder of every build',
  test: 'names tests, and a search for the brand would find them',
  on: 'is yes to YAML, and compose.yaml names the brand',
  yes: 'is yes to YAML, and compose.yaml names the brand',
  off: 'is no to YAML, and compose.yaml names the brand',
  no: 'is no to YAML, and compose.yaml names the brand',
  constructor: 'is a property of every object, so that a list by code has it without a brand',
  prototype: 'is a property of every function, so that a list by code may have it without a brand',
};

/** The names of all packages without their scope, and that of the repository. */
function workspaceNames(draft: Draft): ReadonlySet<string> {
  const globs = [...draft.read('pnpm-workspace.yaml').matchAll(/^ {2}- ([\w/-]+)\/\*$/gm)];
  const files = globs.flatMap(([, home = '']) =>
    draft.namesIn(home).map(folder => `${home}/${folder}/package.json`),
  );
  const names = ['package.json', ...files].flatMap(file => {
    const name = draft.has(file) && (JSON.parse(draft.read(file)) as { name?: string }).name;
    return name ? [name.replace('@lobby/', '')] : [];
  });
  return new Set(names);
}

/** `README.md` and `.github` as `readme` and `github`: some disks do not tell `README` from `readme`. */
const topLevelNames = (draft: Draft): ReadonlySet<string> =>
  new Set(draft.namesIn('.').map(name => name.toLowerCase().replace(/^\./, '').replace(/\..*$/, '')));
