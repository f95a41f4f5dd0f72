import { allTypes, benches, check, journeys, otherEngines, stories, turbo, unitTests } from './runners.mjs';

/**
 * The stages of `npm test` in phases: those of a phase run two at a time, and a phase begins when the previous one has
 * ended, passed or failed. A stage that uses every core is a phase of its own.
 */
export const everything = ({ browser, env }) => [
  [
    check('lint', 'biome', ['ci', '.', '--colors=off', '--max-diagnostics=40']),
    check('boundaries', 'turbo', ['boundaries', '--no-color']),
    check('unused code', 'knip', ['--no-progress']),
    allTypes(),
    turbo('build', 'build'),
  ],
  [unitTests(isDeep(env) ? env : { ...env, LOBBY_TEST_SHORT: '1' })],
  [
    // The longest first, so that the other two stand beside it.
    benches(browser),
    stories(browser, 'stories in other colours', ['--project=pro-*', ...onePage, ...sampleOf(env)]),
    stories(browser, 'docs pages', ['--project=docs', ...onePage], env),
  ],
  [stories(browser, 'stories', ['--project=classic'])],
  [journeys(browser, 'journeys', [], isDeep(env) ? {} : shortJourneys(env))],
  otherEngines(),
];

/** Beside another stage. */
const onePage = ['--maxWorkers=1'];
/** Without those of the tag `deep`, and half of the others, which the seed chooses. */
const shortJourneys = ({ LOBBY_TEST_SEED }) => ({ LOBBY_TEST_SEED, LOBBY_E2E_SHORT: '1' });
const isDeep = env => Boolean(env.LOBBY_TEST_DEEP);

/** Every fourth file of stories, others with another seed; all in a deep run. */
const sampleOf = env => (isDeep(env) ? [] : [`--shard=${1 + (Number(env.LOBBY_TEST_SEED) % 4)}/4`]);
