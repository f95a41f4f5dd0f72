import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { compileMessages } from './packages/i18n/src/vite/compile-messages.ts';
import { marketValues, wordsOfMarket } from './packages/market/src/site/market-values.ts';
import { leftOut } from './packages/testing/src/run/long-tests.ts';
import { beginSeeded } from './packages/testing/src/run/seeded-run.ts';
import { beginShaken } from './packages/testing/src/run/shaken-run.ts';

// The end of a test's name says what it needs: nothing, modules of its own, a page, or the platform's database.
const own = ['**/*.isolated.test.ts', '**/*.dom.test.{ts,tsx}'];
// The packages of platform/ without a database.
const pure = 'captcha|fixtures|http-door|leagues|payment-provider|pricing|simulation|venue-server';
const platform = [`platform/!(${pure})/src/**/*.test.ts`];
const bench = ['tooling/bench/src/**/*.test.ts'];
// The stories and their pages have a browser, and a configuration of their own.
const elsewhere = ['**/node_modules/**', '**/dist/**', 'tooling/storybook/**'];

// What takes longest begins first, so that no worker waits for it at the end.
const longest = [
  'everything.test.ts',
  'platform.crash.test.ts',
  'damaged-folder.test.ts',
  'stuffing.test.ts',
  'money-sagas.race.test.ts',
];

/** Set by `npm test` without words: of the long files a quarter. */
const isShort = Boolean(process.env.LOBBY_TEST_SHORT);

class LongestFirst extends BaseSequencer {
  override async sort(found: TestSpecification[]): Promise<TestSpecification[]> {
    const left = isShort ? leftOut() : new Set<string>();
    const files = found.filter(({ moduleId }) => !left.has(relative(import.meta.dirname, moduleId)));
    const rank = ({ moduleId }: TestSpecification) =>
      longest.findIndex(name => moduleId.endsWith(`/${name}`));
    const sorted = await super.sort(files);
    const first = sorted.filter(file => rank(file) >= 0).sort((a, b) => rank(a) - rank(b));
    return [...first, ...sorted.filter(file => rank(file) < 0)];
  }
}

const { LOBBY_TEST_SHAKE: shake, LOBBY_TEST_DEEP: deep } = process.env;
const anotherTime = 'tooling/vite-preset/src/testing/another-time.mjs';
// Before the clock is moved: the seed is the day on which somebody tests.
beginSeeded();
if (shake) await beginShaken(shake, new URL(anotherTime, import.meta.url).href);

// Long enough for a busy machine a third as fast as the usual: a test that hangs is to be found, none to be timed.
const patience = deep ? 10 : 1;
const randomSeed = 'packages/testing/src/run/random-seed.ts';

/** Every test but the stories, which need a browser: one process, as many workers as the machine has cores. */
export default defineConfig({
  plugins: [compileMessages(wordsOfMarket({})), marketValues({})],
  test: {
    // A worker of the project `platform` takes up to 700 MB.
    maxWorkers: Math.min(availableParallelism(), 8),
    testTimeout: patience * 90_000,
    hookTimeout: patience * 180_000,
    // With --changed; a package.json alone changes no test.
    forceRerunTriggers: ['**/vitest.config.ts'],
    sequence: { sequencer: LongestFirst },
    setupFiles: [
      ...(shake ? [anotherTime] : []),
      'packages/testing/src/run/patient.ts',
      'packages/testing/src/run/shaken.ts',
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            `platform/@(${pure})/src/**/*.test.ts`,
            'tooling/*/src/**/*.test.ts',
            'tooling/bootstrap/*.test.mjs',
          ],
          exclude: [...elsewhere, ...own, ...platform, ...bench],
          pool: 'threads',
          isolate: false,
          setupFiles: [randomSeed],
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: ['**/*.isolated.test.ts'], exclude: elsewhere, pool: 'threads' },
      },
      {
        extends: true,
        // The router's CommonJS build requires itself, which a context answers with its modules: take those at once.
        resolve: { conditions: ['module-sync', 'node', 'development|production'] },
        test: {
          name: 'dom',
          include: ['**/*.dom.test.{ts,tsx}'],
          exclude: elsewhere,
          // Modules and globals of its own for every file, in a thread that has read happy-dom once for all of them.
          pool: 'vmThreads',
          vmMemoryLimit: '700MB',
          server: { deps: { inline: [/react-router/] } },
          environment: 'happy-dom',
          setupFiles: ['packages/testing/src/run/page-alone.ts'],
        },
      },
      {
        extends: true,
        // Whole seasons are played, which takes up to a minute where the machine is busy.
        test: {
          name: 'bench',
          include: bench,
          pool: 'threads',
          isolate: false,
          setupFiles: [randomSeed],
          testTimeout: patience * 300_000,
          hookTimeout: patience * 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'platform',
          include: platform,
          globalSetup: ['platform/testing/src/server/prepare.ts'],
          // Processes, not threads: what a password costs is measured in the CPU time of a process.
          pool: 'forks',
          isolate: false,
          setupFiles: [randomSeed],
          testTimeout: patience * 300_000,
          hookTimeout: patience * 300_000,
        },
      },
    ],
  },
});
