import { describe, expect, it } from 'vitest';
import { packageOf } from './arrows/table.ts';
import { filesLike, isTest, namesIn, read, readJson } from './repository.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Import {
  readonly file: string;
  /** The package, or the relative path as it is written. */
  readonly target: string;
  /** Names that are imported for more than their type. */
  readonly values: readonly string[];
}

const parts = namesIn('platform').map(name => `platform/${name}`);
const isTestHelper = (file: string): boolean => /\/testing\//.test(file);

/** What the files of a folder import, tests aside. */
function importsIn(folder: string): Import[] {
  return filesLike(new RegExp(`^${folder}/src/.*\\.(tsx?|js)$`))
    .filter(file => !isTest(file) && !isTestHelper(file))
    .flatMap(importsOf);
}

function importsOf(file: string): Import[] {
  const found = read(file).matchAll(
    /^(?:import|export)\b(?<names>[^;'"]*?)(?:from )?['"](?<target>[^'"]+)['"];/gm,
  );
  return [...found].map(({ groups }) => {
    const { names = '', target = '' } = groups ?? {};
    const listed = names
      .replace(/[{}\n]/g, ' ')
      .split(',')
      .map(name => name.trim())
      .filter(Boolean);
    return {
      file,
      target,
      values: names.trim().startsWith('type ') ? [] : listed.filter(name => !name.startsWith('type ')),
    };
  });
}

const packageIn = (target: string): string => target.split('/').slice(0, 2).join('/');

describe('a package of the platform', () => {
  // Those of the platform are found by whoever asks, since tests start all of it.
  it.each(parts)('%s declares every package of ours that its sources import', folder => {
    const { dependencies = {} } = readJson<Manifest>(`${folder}/package.json`);
    const own = `@lobby/${packageOf(folder)}`;
    const undeclared = importsIn(folder)
      .filter(({ target }) => target.startsWith('@lobby/') && packageIn(target) !== own)
      .filter(({ target }) => !(packageIn(target) in dependencies))
      .map(({ file, target }) => `${file} imports ${target}`);
    expect(
      undeclared,
      'What several need belongs into a package below them; what one implements for another is handed in by ' +
        'platform/app/src/domains.ts.',
    ).toEqual([]);
  });

  it.each(parts)('%s keeps tests out of the product', folder => {
    if (folder === 'platform/testing') return;
    const used = importsIn(folder).filter(({ target }) => packageIn(target) === '@lobby/platform-testing');
    expect(
      used.map(({ file }) => file),
      'Move what the product needs out of platform/testing.',
    ).toEqual([]);
  });

  it('is one of many', () => {
    expect(parts.length).toBeGreaterThan(15);
  });
});

/** What prices may be made from: facts of the game and public types, nothing that knows the future. */
const pricingMayImport = /^@lobby\/(api-client\/.+|betting|money|calendar|draws|fixtures|leagues|sports)$/;
/** What knows the future of a match: its script, and all that follows from it. */
const knowsTheFuture = /^@lobby\/(simulation|platform-simulated-feed)(\/|$)/;
/** What prices and sportsbook may use of the package that draws results: facts and printing, nothing that draws. */
const publicDraws = [
  ...['footballFacts', 'goalsAMinute', 'toHex'],
  ...['basketballFacts', 'regularTurns', 'secondsOfPeriod', 'turnsOfPeriod', 'turnLaw'],
  ...['turnChances', 'answerChances', 'expectedAnswer'],
  ...['baseballFacts', 'freshInning', 'halfInningLaw'],
  ...[
    'isSetOfGames',
    'isTieBreak',
    'otherSide',
    'pointsOfSet',
    'serverOfGame',
    'serverOfTieBreak',
    'setsToWin',
  ],
  ...['tennisFacts', 'tennisGame', 'winnerOf', 'rallyGame', 'volleyballRules', 'tableTennisRules'],
  ...['badmintonRules', 'isSetWon', 'openerAfter', 'handballFacts', 'matchAttacks'],
  ...['snookerGame', 'frameUnits', 'pointsLeft', 'unitsPotted', 'isFrameDecided', 'firstShot'],
];
const ofPricing = importsIn('platform/pricing');
const ofSportsbook = importsIn('platform/sportsbook');
const filesOf = (some: readonly Import[]) => [...new Set(some.map(({ file }) => file))];

describe('prices', () => {
  it.each(filesOf(ofPricing))(
    '%s is made from what is public, and reaches no key, script or timeline',
    file => {
      expect(
        ofPricing
          .filter(
            one => one.file === file && !one.target.startsWith('.') && !pricingMayImport.test(one.target),
          )
          .map(({ target }) => `${file} imports ${target}`),
        'A price may be made from the fixture and from what its match tells; hand anything else in as a value.',
      ).toEqual([]);
    },
  );

  it('are found at all', () => {
    expect(filesOf(ofPricing).length).toBeGreaterThan(15);
  });

  it('and the sportsbook draw nothing and never see the secret that results are drawn from', () => {
    const both = [...ofPricing, ...ofSportsbook];
    const drawing = both.filter(
      ({ target, values }) => target === '@lobby/draws' && values.some(name => !publicDraws.includes(name)),
    );
    expect(
      drawing.map(({ file }) => file),
      'Ask the FixtureFeed: it alone knows what a match is drawn from.',
    ).toEqual([]);
    expect(
      filesOf(both).filter(file => /\bdrawSecret\b/.test(read(file))),
      'The secret goes to simulated-feed only; ask the FixtureFeed for what is derived from it.',
    ).toEqual([]);
  });
});

describe('the simulation', () => {
  it('is known to simulated-feed alone, which hands its matches to the rest without their scripts', () => {
    const users = parts
      .filter(folder => !['platform/testing', 'platform/simulation'].includes(folder))
      .flatMap(importsIn)
      .filter(({ target }) => knowsTheFuture.test(target));
    expect(filesOf(users).some(file => file.startsWith('platform/simulated-feed/'))).toBe(true);
    expect(
      filesOf(users).filter(file => !/^platform\/(simulated-feed\/|app\/src\/domains\.ts)/.test(file)),
      'Ask the FixtureFeed, which tells of a match what is public at a moment.',
    ).toEqual([]);
  });
});

describe('a file with JSX', () => {
  it('says itself what draws it: a platform for development reads it without the settings of its package', () => {
    const drawn = filesLike(/^platform\/.*\.tsx$/);
    expect(drawn.length).toBeGreaterThan(10);
    const head = '/** @jsxRuntime automatic */\n/** @jsxImportSource hono/jsx */\n';
    expect(
      drawn.filter(file => !read(file).startsWith(head)),
      `Begin these files with ${head}`,
    ).toEqual([]);
  });
});
