import { describe, expect, it } from 'vitest';
import { allFiles } from './git.mjs';
import { matchingFiles, matchingStages, namePattern } from './matching.mjs';

const texts = {
  'packages/betslip/src/stake-field/stake-field.dom.test.tsx': '',
  'packages/betslip/src/stake-field/stake-field.stories.tsx': '',
  'packages/betslip/src/engine/money.test.ts': "it('rounds the Stake of a field once')",
  'packages/betslip/src/engine/odds.test.ts': "it('reads odds')",
  'packages/betslip/src/stake-field/stake-field.tsx': '',
  'tooling/e2e/src/journeys/slip.spec.ts': "test('the stake goes into its field')",
  'tooling/storybook/src/docs/docs-pages.test.ts': '',
};
const all = Object.keys(texts);
const find = (...words) => matchingFiles(words, all, file => texts[file]);

describe('the tests that words choose', () => {
  it('are whole files whose path has every word, and files that say them all', () => {
    expect(find('stake', 'FIELD')).toEqual({
      unit: { whole: [all[0]], named: [all[2]] },
      stories: { whole: [all[1]], named: [] },
      journeys: { whole: [], named: [all[5]] },
      engines: { whole: [], named: [] },
    });
  });

  it('are none when a word is nowhere', () => {
    expect(
      Object.values(find('stake', 'nowhere')).flatMap(({ whole, named }) => [...whole, ...named]),
    ).toEqual([]);
  });

  it('can be any of the repository', () => {
    const tests = allFiles().filter(file => /\.(test|spec|stories|engines)\.(tsx?|mjs)$/.test(file));
    const found = matchingFiles([''], tests, () => '');
    const chosen = new Set(Object.values(found).flatMap(({ whole }) => whole));
    expect(tests.length).toBeGreaterThan(500);
    expect(tests.filter(file => !chosen.has(file))).toEqual([]);
  });

  it('belong to the storybook when they open its pages', () => {
    expect(find('docs-pages')).toMatchObject({ unit: { whole: [] }, stories: { whole: [all[6]] } });
  });
});

describe('the pattern for names', () => {
  const fits = (words, name) => new RegExp(namePattern(words)).test(name);

  it('fits names with every word in any order, large or small', () => {
    expect(fits(['stake', 'Field'], 'the field of a Stake')).toBe(true);
    expect(fits(['stake', 'field'], 'the field of a price')).toBe(false);
  });

  it('takes signs as they are', () => {
    expect(fits(['(1.5)'], 'odds (1.5)')).toBe(true);
    expect(fits(['(1.5)'], 'odds 195')).toBe(false);
  });
});

it('the sites are built only for journeys and other engines', () => {
  const browser = { path: '/chromium' };
  const titles = words =>
    matchingStages({
      words,
      all: [
        'tooling/bootstrap/ports.test.mjs',
        'tooling/e2e/src/journeys/ports.spec.ts',
        'tooling/e2e/src/engines/deposit.engines.ts',
      ],
      browser,
      env: {},
      textOf: () => '',
    })
      .flat()
      .map(({ title }) => title);
  expect(titles(['engines'])).toEqual(['build', 'WebKit', 'Firefox']);
  expect(titles(['bootstrap', 'ports'])).toEqual(['unit and platform']);
  expect(titles(['ports'])).toEqual(['unit and platform', 'build', 'journeys']);
});
