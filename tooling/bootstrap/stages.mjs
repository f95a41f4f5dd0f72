import { benches, check, journeys, otherEngines, stories, turbo, unitTests } from './runners.mjs';

/**
 * The stages of `npm test` in phases: those of a phase run two at a time, and a phase begins when the previous one has
 * ended, passed or failed. A stage that uses every core is a phase of its own.
 */
export const everything = ({ browser, env }) => [
  [
    check('lint', 'biome', ['ci', '.', '--colors=off', '--max-diagnostics=40']),
    check('boundaries', 'turbo', ['boundaries', '--no-color']),
    check('unused code', 'knip', ['--no-progress']),
    turbo('types', 'typecheck'),
    turbo('build', 'build'),
  ],
  [unitTests(env)],
  // One page of a browser leaves a core idle, so the corner of all checks runs beside the others.
  [
    stories(browser, 'stories', ['--project=classic']),
    stories(browser, 'stories in other colours, docs', ['--project=!classic']),
    benches(browser),
  ],
  [journeys(browser)],
  otherEngines(),
];
