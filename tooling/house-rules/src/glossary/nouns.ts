import path from 'node:path';
import { files, isTest, isThere, read, readJson } from '../repository.ts';
import { exportedTypes, relativeImports, tablesIn } from './exported-types.ts';

/** A name that a domain gives to others, and the file that does. */
export interface Noun {
  readonly name: string;
  readonly file: string;
}

/** The packages whose doors are read: the engines, and what is public of a match and of its prices. */
export const enginePackages = [
  ...['packages/betting', 'packages/draws', 'packages/funds', 'packages/money', 'packages/calendar'],
  ...['tooling/fixtures', 'tooling/pricing'],
].filter(folder => isThere(`${folder}/package.json`));
const contract = 'packages/api-client/src/contract/';
const platform = 'tooling/platform/src/';

const isSource = (file: string) => /\.ts$/.test(file) && !isTest(file) && !/\/testing(\/|-)/.test(file);
const typesOf = (file: string): Noun[] => exportedTypes(read(file)).map(name => ({ name, file }));

/** The types that the doors of a package export. */
function typesOfPackage(folder: string): Noun[] {
  const { exports = {} } = readJson<{ exports?: Record<string, string> }>(`${folder}/package.json`);
  const doors = Object.values(exports).map(target => path.posix.join(folder, target));
  return doors.filter(file => isSource(file)).flatMap(typesOf);
}

const domainOf = (file: string) => file.slice(platform.length).split('/').slice(0, -1)[0];
const ofPlatform = files.filter(file => file.startsWith(platform) && isSource(file));

/** The types of the platform that a file of another folder imports. */
function typesBetweenDomains(): Noun[] {
  const crossing = ofPlatform.flatMap(file =>
    relativeImports(read(file))
      .map(({ name, from }) => ({ name, file: path.posix.join(path.posix.dirname(file), from) }))
      .filter(noun => domainOf(noun.file) !== domainOf(file)),
  );
  const types = new Set(ofPlatform.flatMap(file => exportedTypes(read(file)).map(name => `${file} ${name}`)));
  const unique = new Map(crossing.map(noun => [`${noun.file} ${noun.name}`, noun]));
  return [...unique].filter(([key]) => types.has(key)).map(([, noun]) => noun);
}

/** The exported nouns of every domain, by where they come from. */
export const nouns: Readonly<Record<string, readonly Noun[]>> = {
  engines: enginePackages.flatMap(typesOfPackage),
  contract: files.filter(file => file.startsWith(contract) && isSource(file)).flatMap(typesOf),
  platform: typesBetweenDomains(),
  tables: ofPlatform.flatMap(file => tablesIn(read(file)).map(name => ({ name, file }))),
};
