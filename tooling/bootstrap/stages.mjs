import { allTypes, benches, check, journeys, otherEngines, stories, turbo, unitTests } from './runners.mjs';

/**
 * The stages of `npm test` in phases: those of a phase run two at a time, and a phase begins when the previous one has
 * ended, passed or failed. A stage that uses every core is a phase of its own.
 */
export const everything = ({ browser, env }) => [
  [
    usually(15, check('lint', 'biome', ['ci', '.', '--colors=off', '--max-diagnostics=40'])),
    usually(2, check('boundaries', 'turbo', ['boundaries', '--no-color'])),
    usually(25, check('unused code', 'knip', ['--no-progress'])),
    usually(90, allTypes()),
    usually(80, turbo('build', 'build')),
  ],
  [usually(460, unitTests(isDeep(env) ? env : { ...env, LOBBY_TEST_SHORT: '1' }))],
  [
    // The longest first; each of them draws in one page, and leaves the other core to the one beside it.
    usually(150, stories(browser, 'stories', ['--project=classic', ...onePage, ...shareOf(4, env)])),
    usually(90, benches(browser, env)),
    usually(130, stories(browser, 'docs pages', ['--project=docs', ...onePage], env)),
    usually(
      110,
      stories(browser, 'stories in other colours', ['--project=pro-*', ...onePage, ...shareOf(4, env)]),
    ),
  ],
  [usually(220, journeys(browser, 'journeys', [], isDeep(env) ? {} : shortJourneys(env)))],
  enginesOf(env).map(stage => usually(60, stage)),
];

/** What a stage takes on two quiet cores: measured, and looked at again when the table of a run says otherwise. */
const usually = (usualSeconds, stage) => ({ ...stage, usualSeconds });

/** Beside another stage. */
const onePage = ['--maxWorkers=1'];
/** Without those of the tag `deep`, and most of the others, which the seed chooses. */
const shortJourneys = ({ LOBBY_TEST_SEED }) => ({ LOBBY_TEST_SEED, LOBBY_E2E_SHORT: '1' });
/** One of the two, another with another seed; both in a deep run. */
const enginesOf = env => (isDeep(env) ? otherEngines() : [otherEngines()[Number(env.LOBBY_TEST_SEED) % 2]]);
const isDeep = env => Boolean(env.LOBBY_TEST_DEEP);

/** One of so many shares of the files of stories, another with another seed; all in a deep run. */
const shareOf = (shares, env) =>
  isDeep(env) ? [] : [`--shard=${1 + (Number(env.LOBBY_TEST_SEED) % shares)}/${shares}`];
