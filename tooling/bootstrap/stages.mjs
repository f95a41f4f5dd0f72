import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from './processes.mjs';
import { bin, inRoot, root, scratch } from './root.mjs';
import { oneCheck, readReport, tallyPlaywright, tallyVitest } from './tally.mjs';

const minutes = 60_000;
const reports = path.join(scratch, 'reports');

/**
 * The stages of `npm test`. Each is `{title, after?, alone?, needs?, run()}`; `run` answers `{tally, output?}`.
 * `needs` names what may be missing on a machine (then the stage is skipped, with the reason); `after` is the
 * stage that must have ended before, well or badly; `alone` is for one that keeps every core busy by itself.
 */
export function stages({ browser, env }) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const browserEnv = browser.path ? { CHROMIUM_PATH: browser.path } : {};
  return [
    check('lint', 'biome', ['ci', '.', '--colors=off', '--max-diagnostics=40']),
    check('boundaries', 'turbo', ['boundaries', '--no-color']),
    check('unused code', 'knip', ['--no-progress']),
    check('types', 'turbo', [
      'run',
      'typecheck',
      '--output-logs=errors-only',
      '--concurrency=2',
      '--continue',
    ]),
    check('build', 'turbo', ['run', 'build', '--output-logs=errors-only', '--concurrency=2', '--continue']),
    { after: 'build', alone: true, ...vitest('unit and platform', root, env, 12 * minutes) },
    {
      after: 'build',
      needs: browser,
      ...vitest('stories', inRoot('tooling/storybook'), browserEnv, 14 * minutes),
    },
    { after: 'build', needs: browser, alone: true, ...playwright({ ...browserEnv }) },
  ];
}

/** A tool that says yes or no. */
function check(title, tool, args) {
  return {
    title,
    async run() {
      const result = await run(bin(tool), args, { timeoutMs: 6 * minutes });
      return { tally: oneCheck(result.ok), output: told(result) };
    },
  };
}

/** One process of Vitest, which spreads the tests over the cores itself. */
function vitest(title, folder, env, timeoutMs) {
  const report = path.join(reports, `${title.replace(/\W+/g, '-')}.json`);
  return {
    title,
    async run() {
      const args = [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        '--no-color',
      ];
      const result = await run(bin('vitest', folder), args, { cwd: folder, env, timeoutMs });
      return { tally: tallyVitest(readReport(report), result.ok), output: told(result) };
    },
  };
}

function playwright(env) {
  const report = path.join(reports, 'journeys.json');
  const folder = inRoot('tooling/e2e');
  return {
    title: 'journeys',
    async run() {
      const result = await run(bin('playwright', folder), ['test', '--reporter=list,json'], {
        cwd: folder,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, FORCE_COLOR: '0' },
        timeoutMs: 15 * minutes,
      });
      return { tally: tallyPlaywright(readReport(report), result.ok), output: told(result) };
    },
  };
}

const told = result => (result.timedOut ? `${result.output}\n(ended: it ran past its time)` : result.output);
