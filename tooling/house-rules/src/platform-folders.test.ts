import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesLike, isTest, read } from './repository.ts';

const source = 'tooling/platform/src';

/**
 * What each folder of the platform may import of the others. '.' stands for the files beside the folders, which put the
 * platform together. A folder that is not named here fails, and so does a circle.
 */
const allowed: Readonly<Record<string, readonly string[] | 'everything'>> = {
  kernel: [],
  db: ['kernel'],
  secrets: ['kernel'],
  http: ['kernel'],
  ledger: ['kernel'],
  turnover: ['kernel', 'ledger'],
  rebates: ['kernel', 'ledger', 'members', 'turnover'],
  content: ['kernel'],
  letters: ['kernel'],
  members: ['kernel', 'ledger', 'letters'],
  uploads: ['kernel'],
  feedback: ['kernel', 'uploads'],
  providers: ['kernel'],
  deposits: ['kernel', 'ledger', 'letters', 'members', 'protection', 'providers', 'turnover', 'uploads'],
  'security-log': ['kernel', 'members'],
  access: ['kernel', 'ledger', 'members', 'security-log'],
  account: ['kernel', 'members', 'security-log', 'access'],
  withdrawals: [
    ...['kernel', 'ledger', 'letters', 'members', 'security-log', 'access', 'account'],
    ...['providers', 'turnover'],
  ],
  protection: ['kernel', 'ledger', 'access', 'turnover'],
  venues: ['kernel', 'ledger'],
  records: ['kernel'],
  operator: ['kernel', 'members', 'letters', 'security-log', 'access'],
  sportsbook: ['kernel', 'ledger', 'security-log', 'turnover', 'protection'],
  sim: ['kernel', 'sportsbook/fixture-feed'],
  '.': [
    ...['account', 'access', 'content', 'db', 'deposits', 'feedback', 'http', 'kernel', 'letters', 'members'],
    ...[
      'operator',
      'protection',
      'providers',
      'rebates',
      'records',
      'secrets',
      'security-log',
      'sim',
      'sportsbook',
      'turnover',
      'uploads',
      'venues',
      'withdrawals',
    ],
  ],
  audit: ['.', 'db', 'kernel', 'ledger', 'venues'],
  testing: 'everything',
};

/** What prices may be made from: facts of the game and public types, nothing that knows the future. */
const pricingMayImport = /^@lobby\/(api-client\/.+|betting|money|calendar|draws|fixtures|leagues)$/;
/** What knows the future of a match: its script, and all that follows from it. */
const knowsTheFuture = /^@lobby\/simulation(\/|$)/;
/** What prices and sportsbook may use of the package that draws results: facts and printing, nothing that draws. */
const publicDraws = ['footballFacts', 'goalsAMinute', 'toHex'];

interface Import {
  readonly file: string;
  /** The file it imports, from `source`; or the name of a package. */
  readonly target: string;
  /** Names that are imported for more than their type. */
  readonly values: readonly string[];
}

const imports = importsIn(source);

/** What the files of a folder import, tests aside; paths from there. */
function importsIn(folder: string): readonly Import[] {
  return filesLike(new RegExp(`^${folder}/.*\\.ts$`))
    .filter(file => !isTest(file))
    .flatMap(file => importsOf(file, folder));
}

function importsOf(file: string, folder: string): Import[] {
  const found = read(file).matchAll(
    /^(?:import|export)\b(?<names>[^;'"]*?)(?:from )?['"](?<from>[^'"]+)['"];/gm,
  );
  return [...found].map(({ groups }) => {
    const { names = '', from = '' } = groups ?? {};
    const target = from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : from;
    const listed = names
      .replace(/[{}\n]/g, ' ')
      .split(',')
      .map(name => name.trim())
      .filter(Boolean);
    return {
      file: file.slice(folder.length + 1),
      target: target.startsWith(`${folder}/`) ? target.slice(folder.length + 1) : target,
      values: names.trim().startsWith('type ') ? [] : listed.filter(name => !name.startsWith('type ')),
    };
  });
}

const folderOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : '.');
const isTestHelper = (file: string): boolean => path.posix.basename(file).startsWith('testing-');
const isInside = (target: string): boolean => target.endsWith('.ts');
const between = imports.filter(({ file, target }) => isInside(target) && folderOf(file) !== folderOf(target));

function mayImport({ file, target }: Import): boolean {
  const may = allowed[folderOf(file)];
  if (may === 'everything' || may === undefined) return true;
  return may.some(name => (name === '.' ? folderOf(target) === '.' : target.startsWith(`${name}/`)));
}

const print = ({ file, target }: Import): string => `${source}/${file} imports ${target}`;

describe('the folders of the platform', () => {
  it('are all named in the table of this test', () => {
    const folders = new Set(imports.map(({ file }) => folderOf(file)));
    expect(
      [...folders].filter(folder => !(folder in allowed)),
      `A new folder of ${source} needs a line in "allowed" of platform-folders.test.ts: what it may import.`,
    ).toEqual([]);
    expect(folders.size).toBeGreaterThan(10);
  });

  it.each(Object.keys(allowed))('%s imports only what the table allows', folder => {
    expect(
      between.filter(one => folderOf(one.file) === folder && !mayImport(one)).map(print),
      'What several folders need belongs into kernel/ (an interface, when it has an implementation elsewhere); what one ' +
        'folder implements for another is handed in by platform.ts or domains.ts.',
    ).toEqual([]);
  });

  it('import each other in no circle', () => {
    const edges = new Map<string, Set<string>>();
    for (const { file, target } of between) {
      if (folderOf(file) === 'testing') continue;
      edges.set(folderOf(file), (edges.get(folderOf(file)) ?? new Set()).add(folderOf(target)));
    }
    expect(
      circlesOf(edges),
      'Let one side declare an interface in kernel/ and the other implement it; platform.ts joins them.',
    ).toEqual([]);
  });

  it('keep tests out of the product: nothing but a test imports testing/', () => {
    const used = between.filter(({ target }) => folderOf(target) === 'testing');
    expect(used.map(print), 'Move what the product needs out of testing/.').toEqual([]);
  });
});

describe.each(['access', 'sportsbook'])('the folders inside %s', domain => {
  it('import each other in no circle, a file beside them counted as a folder of its own', () => {
    const own = imports.filter(({ file, target }) =>
      [file, target].every(one => one.startsWith(`${domain}/`) && !isTestHelper(one)),
    );
    const part = (file: string) => file.split('/')[1] ?? '';
    const edges = new Map<string, Set<string>>();
    for (const [from, to] of own.map(({ file, target }) => [part(file), part(target)] as const)) {
      if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
    expect(edges.size).toBeGreaterThan(5);
    expect(
      circlesOf(edges),
      'Move the file that both sides use to the side that needs nothing of the other.',
    ).toEqual([]);
  });
});

const pricing = 'tooling/pricing/src';
const ofPricing = importsIn(pricing).filter(({ file }) => !isTestHelper(file));
const filesOf = (some: readonly Import[]) => [...new Set(some.map(({ file }) => file))];

describe('prices', () => {
  it.each(filesOf(ofPricing))(
    '%s is made from what is public, and reaches no key, script or timeline',
    file => {
      expect(
        ofPricing
          .filter(one => one.file === file && !isInside(one.target) && !pricingMayImport.test(one.target))
          .map(({ target }) => `${pricing}/${file} imports ${target}`),
        'A price may be made from the fixture and from what its match tells; hand anything else in as a value.',
      ).toEqual([]);
    },
  );

  it('are found at all', () => {
    expect(filesOf(ofPricing).length).toBeGreaterThan(15);
  });

  it('and the sportsbook draw nothing and never see the secret that results are drawn from', () => {
    const book = imports.filter(({ file }) => file.startsWith('sportsbook/'));
    const drawing = [...ofPricing, ...book].filter(
      ({ target, values }) => target === '@lobby/draws' && values.some(name => !publicDraws.includes(name)),
    );
    expect(
      drawing.map(({ file }) => file),
      'Ask the FixtureFeed: it alone knows what a match is drawn from.',
    ).toEqual([]);
    const files = [
      ...filesOf(book).map(file => `${source}/${file}`),
      ...filesOf(ofPricing).map(file => `${pricing}/${file}`),
    ];
    expect(
      files.filter(file => /\bdrawSecret\b/.test(read(file))),
      'The secret goes to sim/ only; ask the FixtureFeed for what is derived from it.',
    ).toEqual([]);
  });
});

describe('the simulation', () => {
  it('is known to sim/ alone, which hands its matches to the rest without their scripts', () => {
    const users = imports.filter(({ target }) => knowsTheFuture.test(target));
    expect(filesOf(users).some(file => file.startsWith('sim/'))).toBe(true);
    expect(
      users.filter(({ file }) => !['sim', 'testing'].includes(folderOf(file))).map(print),
      'Ask the FixtureFeed, which tells of a match what is public at a moment.',
    ).toEqual([]);
  });
});

/** Every folder that can be reached from itself, with the way. */
function circlesOf(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const circles: string[] = [];
  for (const start of edges.keys()) {
    const ways: string[][] = [[start]];
    const seen = new Set<string>();
    for (let way = ways.pop(); way; way = ways.pop()) {
      for (const next of edges.get(way.at(-1) ?? '') ?? []) {
        if (next === start) circles.push([...way, next].join(' → '));
        else if (!seen.has(next)) {
          seen.add(next);
          ways.push([...way, next]);
        }
      }
    }
  }
  return circles;
}
