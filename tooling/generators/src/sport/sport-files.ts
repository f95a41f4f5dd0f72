import { camel } from '../names.ts';

/** What a sport is called in a comment: `table-tennis` → "Table tennis". */
const spoken = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ');

/** What is said of a sport that people play until its own periods are. */
const ofPeople = `isDrawn: false,
  play: { periods: 2, minutes: 45, countsDown: false, mayEndLevel: true },
  lists: ['live', 'today', 'early'],`;

/** What both ends know: as of another sport, or of one that people play. */
export function factsFile(name: string, code: string, like: string | undefined): string {
  const from = like ? `import { ${camel(like)} } from './${like}.ts';\n` : '';
  const facts = like ? `...${camel(like)},` : ofPeople;
  return `${from}import type { SportFacts } from './sport-facts.ts';

/** ${spoken(name)}. */
export const ${camel(name)} = {
  ${facts}
  code: '${code}',
  icon: 'sports',
} as const satisfies SportFacts;
`;
}

/** The platform's object of a sport that has the rules of another. */
export function derivedFile(name: string, like: string): string {
  return `import { dailyPayoutCap } from '@lobby/betting';
import { ${camel(name)} as facts } from '@lobby/sports';
import { ${camel(like)} } from './${like}.ts';
import type { Sport } from './sport.ts';

/** ${spoken(name)}, by the rules of ${spoken(like).toLowerCase()} where none of its own stand here. */
export const ${camel(name)}: Sport = {
  ...${camel(like)},
  ...facts,
  dayWin: dailyPayoutCap(facts.code),
};
`;
}

/** The platform's object of a sport whose rules are still to be said: nothing is sold on it. */
export function emptyFile(name: string): string {
  return `import { goalModel } from '@lobby/pricing';
import { ${camel(name)} as facts } from '@lobby/sports';
import { defineSport } from './define-sport.ts';
import type { Sport } from './sport.ts';
import { yuan } from './yuan.ts';

/** ${spoken(name)}. Nothing is sold on it until its rules stand here; its test says which are missing. */
export const ${camel(name)}: Sport = defineSport(facts, {
  model: goalModel,
  grade: () => undefined,
  betsWait: 0,
  mostStake: {},
  liability: { selection: yuan(0) },
});
`;
}

/** What must be true of a sport that is sold; of one without rules it fails until they are said. */
export function testFile(name: string, like: string | undefined): string {
  const sport = camel(name);
  const imported = like ? `import { ${camel(like)} } from './${like}.ts';\n` : '';
  const derived = like
    ? `
  it('has the rules of ${spoken(like).toLowerCase()}', () => {
    const { markets: kinds, limits, champions, clock, settlement } = ${camel(like)};
    expect(${sport}).toMatchObject({ markets: kinds, limits, champions, clock, settlement });
  });
`
    : '';
  return `import { type MarketKind, markets, periodsOf } from '@lobby/betting';
import { describe, expect, it } from 'vitest';
${imported}import { ${sport} } from './${name}.ts';

/** A sport is sold when all of this is said of it. Write the figures of its own rules beside these. */
describe('${spoken(name).toLowerCase()}', () => {
  const { play, markets: kinds, limits, champions, clock, settlement } = ${sport};
  const goals = [
    { side: 'H', minute: '12' },
    { side: 'C', minute: '60' },
    { side: 'H', minute: '80' },
  ] as const;
  const sold = markets.filter(
    ({ kind, period }) => kinds.includes(kind) && periodsOf(play).includes(period),
  );
${derived}
  it('sells markets, and takes a stake on each', () => {
    expect(sold).not.toEqual([]);
    expect(kinds.filter(kind => (limits.mostStake[kind] ?? 0n) < limits.leastStake)).toEqual([]);
  });

  it('bounds what the house may lose on it', () => {
    for (const limit of Object.values(limits.liability)) expect(limit).toBeGreaterThan(0n);
  });

  it('takes stakes on champions of it', () => {
    expect(champions.most).toBeGreaterThanOrEqual(champions.least);
  });

  it('holds a bet in play', () => {
    expect(clock.betsWait).toBeGreaterThan(0);
  });

  it('grades every selection that it sells', () => {
    // The line of the next goal is its number.
    const lineOf = (kind: MarketKind) => (kind === 'next-goal' ? '1' : '0.5');
    const grades = sold.flatMap(({ kind, wtype, picks }) =>
      picks.map(({ rtype }) =>
        settlement.grade(
          { wtype, rtype, line: lineOf(kind), strong: 'H', scoreAtBet: [0, 0] },
          { half: [1, 0], full: [2, 1], goals },
        ),
      ),
    );
    expect(grades).not.toEqual([]);
    expect(grades).not.toContain(undefined);
  });
});
`;
}
