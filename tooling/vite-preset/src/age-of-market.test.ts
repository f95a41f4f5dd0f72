import { join } from 'node:path';
import { compileMessages } from '@lobby/i18n/vite';
import { marketValues, wordsOfMarket } from '@lobby/market/site-values';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { brandOf } from './brand-of.ts';
import { repositoryRoot } from './repository.ts';

const id = 'virtual:test/texts';
const packages = join(repositoryRoot, 'packages');

/** Everything that tells a member the age: texts in both scripts, and the number of the form. */
const texts = `
  import access from '${packages}/auth/src/messages/zh-CN.json';
  import profile from '${packages}/account/src/messages/profile/zh-CN.json?zh-TW';
  import site from '${packages}/site/src/messages/zh-CN.json';
  import receipt from '${packages}/betting/src/messages/zh-CN.json';
  import terms from '${packages}/content/src/prose/terms.md';
  import saferGambling from '${packages}/content/src/prose/safer-gambling.md?zh-TW';
  import { minimumAge } from '${packages}/market/src/site/minimum-age.ts';
  export default { access, profile, site, receipt, terms, saferGambling, minimumAge };`;

type Market = Parameters<typeof marketValues>[0];

async function builtFor(market: Market): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: repositoryRoot,
    logLevel: 'error',
    plugins: [
      {
        name: 'test',
        resolveId: source => (source === id ? id : null),
        load: at => (at === id ? texts : null),
      },
      compileMessages(wordsOfMarket(market)),
      marketValues(market),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: id, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return output.map(file => (file.type === 'chunk' ? file.code : '')).join('');
}

const agesIn = (code: string) =>
  [...code.matchAll(/(\d+) ?[周週]?[岁歲]|"(\d+)\+"|minimumAge = (\d+)/g)].map(
    ([, said, shown, kept]) => said ?? shown ?? kept,
  );

describe('a site', { timeout: 120_000 }, () => {
  it.each([
    [{ age: 21 }, '21'],
    [{}, '21'],
    [{ age: 19 }, '19'],
  ] as const)('of a market that states %j says and asks %s everywhere', async (market, age) => {
    const ages = agesIn(await builtFor(market));
    expect(new Set(ages)).toEqual(new Set([age]));
    // Access, the profile twice, the site three times, the ticket, terms, safer gambling twice, the form.
    expect(ages.length).toBeGreaterThanOrEqual(11);
  });

  it.each(['xinghe', 'qingshan'])('of %s says 18', async code => {
    const { market } = await brandOf(`@lobby/brand-${code}`, join(repositoryRoot, 'apps', code));
    expect(new Set(agesIn(await builtFor(market)))).toEqual(new Set(['18']));
  });
});
