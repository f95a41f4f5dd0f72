import type { Draft } from '../draft/draft.ts';
import { intoList, withImport } from '../draft/insert.ts';
import type { Question } from '../generator.ts';
import { camel, nameProblem } from '../names.ts';
import { UserError } from '../user-error.ts';

/** The file that declares the feature of a package; undefined when the package is none. */
export function featureFile(draft: Draft, name: string): string | undefined {
  return ['index.ts', 'feature.ts']
    .map(file => `packages/${name}/src/${file}`)
    .find(file => draft.has(file) && draft.read(file).includes('defineFeature({'));
}

/** The feature of a package: its name, and its file as a file one folder below imports it. */
export function declaredIn(draft: Draft, name: string): { readonly name: string; readonly from: string } {
  const file = featureFile(draft, name) ?? '';
  const made = /export const (\w+) = defineFeature\(/.exec(draft.read(file))?.[1];
  if (!made) throw new UserError(`${file} exports no feature made by defineFeature.`);
  return { name: made, from: `../${file.split('/').at(-1)}` };
}

/** Asks which feature something belongs to. */
export const whichFeature: Question = {
  flag: 'package',
  asks: 'Which feature does it belong to?',
  choices: draft => draft.namesIn('packages').filter(name => featureFile(draft, name)),
  otherwise: (name, draft) =>
    draft.has(`packages/${name}/package.json`)
      ? `packages/${name} brings no screens or dialogs to a site.`
      : `A new one is made first: npm run new package${nameProblem(name) ? '' : ` ${name}`}`,
};

/** Refuses the name of a screen or dialog whose folder is there, or is kept for something else. @throws UserError */
export function freeFolder(draft: Draft, of: string, name: string): string {
  const folder = `packages/${of}/src/${name}`;
  if (name === 'messages' || name === 'testing')
    throw new UserError(
      `${folder} is kept for ${name === 'messages' ? 'words' : 'samples'}; choose another name.`,
    );
  if (draft.namesIn(`packages/${of}/src`).includes(name))
    throw new UserError(`${folder} exists already; choose another name.`);
  return folder;
}

/** Adds an entry to a list of the feature's object (`routes`, `dialogs`), with the imports that it needs. */
export function intoFeature(
  draft: Draft,
  name: string,
  list: 'routes' | 'dialogs',
  entry: string,
  imports: readonly string[],
): string {
  const file = featureFile(draft, name);
  if (!file)
    throw new UserError(`packages/${name} declares no feature. Make one: npm run new package ${name}`);
  draft.change(file, text => {
    const there = text.includes(`\n  ${list}: [`)
      ? text
      : text.replace(/(defineFeature\(\{\s*id: '[^']+',)/, `$1\n  ${list}: [],`);
    return imports.reduce(withImport, intoList(file, there, `\n  ${list}: [`, entry));
  });
  return file;
}

const messagesFile = (name: string) => `packages/${name}/src/messages/index.ts`;

/** Adds words in Simplified Chinese; a package without words gets a catalog. Answers the catalog's name. */
export function addWords(draft: Draft, name: string, words: Readonly<Record<string, string>>): string {
  const file = messagesFile(name);
  const source = file.replace('index.ts', 'zh-CN.json');
  if (!draft.has(file)) {
    draft.create(file, catalogText(name));
    draft.create(source, '{}\n');
  }
  draft.changeJson<Record<string, string>>(source, before => {
    const twice = Object.keys(words).find(id => id in before);
    if (twice) throw new UserError(`${source} has the message ${twice} already; choose another name.`);
    return { ...before, ...words };
  });
  const catalog = /export const (\w+) = defineCatalog\(/.exec(draft.read(file))?.[1];
  if (!catalog) throw new UserError(`${file} exports no catalog made by defineCatalog.`);
  return catalog;
}

function catalogText(name: string): string {
  return `import { defineCatalog } from '@lobby/i18n';

/** The words of this package; zh-CN is the source, zh-TW is drafted from it. */
export const ${camel(name)}Messages = defineCatalog('${name}', {
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-CN.json?zh-TW'),
});
`;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Makes sure that a package declares what its new files import, and what its tests and stories do. */
export function addDependencies(
  draft: Draft,
  name: string,
  wanted: readonly string[],
  forTests: readonly string[] = [],
): void {
  draft.changeJson<Manifest>(`packages/${name}/package.json`, manifest => {
    const { dependencies = {}, devDependencies = {} } = manifest;
    const missing = wanted.filter(each => !(each in dependencies));
    const missingForTests = forTests.filter(each => !(each in dependencies) && !(each in devDependencies));
    if (missing.length + missingForTests.length === 0) return manifest;
    return {
      ...manifest,
      dependencies: withVersions(dependencies, missing),
      devDependencies: withVersions(devDependencies, missingForTests),
    };
  });
}

/** Dependencies in their order, versions from the catalog. */
function withVersions(there: Readonly<Record<string, string>>, added: readonly string[]) {
  const entries = added.map(name => [name, name.startsWith('@lobby/') ? 'workspace:*' : 'catalog:'] as const);
  return Object.fromEntries([...Object.entries(there), ...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}
