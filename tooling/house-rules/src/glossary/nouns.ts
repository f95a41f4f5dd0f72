import path from 'node:path';
import { files, isTest, isThere, read, readJson } from '../repository.ts';
import { exportedTypes, ownImports, tablesIn } from './exported-types.ts';

/** A name that a domain gives to others, and the file that does. */
export interface Noun {
  readonly name: string;
  readonly file: string;
}

/** The packages whose doors are read: the engines, and what is public of a match and of its prices. */
export const enginePackages = [
  ...[
    'packages/betting',
    'packages/draws',
    'packages/games',
    'packages/funds',
    'packages/money',
    'packages/calendar',
  ],
  ...['platform/fixtures', 'platform/pricing'],
].filter(folder => isThere(`${folder}/package.json`));
const contract = 'packages/api-client/src/contract/';
/** The package of a file of the platform. */
const inPlatform = /^platform\/(?<part>[^/]+)\/src\//;
const leaves =
  /^platform\/(captcha|fixtures|http-door|leagues|payment-provider|pricing|simulation|testing|venue-server)\//;

const isSource = (file: string) => /\.tsx?$/.test(file) && !isTest(file) && !/\/testing(\/|-)/.test(file);
const typesOf = (file: string): Noun[] => exportedTypes(read(file)).map(name => ({ name, file }));

/** The types that the doors of a package export. */
function typesOfPackage(folder: string): Noun[] {
  const { exports = {} } = readJson<{ exports?: Record<string, string> }>(`${folder}/package.json`);
  const doors = Object.values(exports).map(target => path.posix.join(folder, target));
  return doors.filter(file => isSource(file)).flatMap(typesOf);
}

const partOf = (file: string) => inPlatform.exec(file)?.groups?.part;
const ofPlatform = files.filter(file => inPlatform.test(file) && !leaves.test(file) && isSource(file));

/** The file that an import leads to; of other packages those of the platform alone. */
function fileOf(file: string, from: string): string {
  if (from.startsWith('.')) return path.posix.join(path.posix.dirname(file), from);
  const [, part = '', door = ''] = /^@lobby\/platform-([^/]+)(.*)$/.exec(from) ?? [];
  if (part === '') return '';
  const { exports = {} } = readJson<{ exports?: Record<string, string> }>(`platform/${part}/package.json`);
  return path.posix.join('platform', part, exports[`.${door}`] ?? '');
}

/** The types of the platform that a file of another package of it imports. */
function typesBetweenParts(): Noun[] {
  const crossing = ofPlatform.flatMap(file =>
    ownImports(read(file))
      .map(({ name, from }) => ({ name, file: fileOf(file, from) }))
      .filter(noun => inPlatform.test(noun.file) && partOf(noun.file) !== partOf(file)),
  );
  const types = new Set(ofPlatform.flatMap(file => exportedTypes(read(file)).map(name => `${file} ${name}`)));
  const unique = new Map(crossing.map(noun => [`${noun.file} ${noun.name}`, noun]));
  return [...unique].filter(([key]) => types.has(key)).map(([, noun]) => noun);
}

/** The exported nouns of every domain, by where they come from. */
export const nouns: Readonly<Record<string, readonly Noun[]>> = {
  engines: enginePackages.flatMap(typesOfPackage),
  contract: files.filter(file => file.startsWith(contract) && isSource(file)).flatMap(typesOf),
  platform: typesBetweenParts(),
  tables: ofPlatform.flatMap(file => tablesIn(read(file)).map(name => ({ name, file }))),
};
