import { randomInt } from 'node:crypto';
import { findBrowser } from './browser.mjs';
import { changedFiles, changedSince, changedStages } from './changed.mjs';
import { allFiles, dayOfNewestCommit } from './git.mjs';
import { checkNode, ensureDependencies } from './install.mjs';
import { matchingStages } from './matching.mjs';
import { findNats } from './nats.mjs';
import { describeFlags, readFlags, testFlags } from './options.mjs';
import { findPostgres } from './postgres.mjs';
import { stopAll } from './processes.mjs';
import { clearReports } from './runners.mjs';
import { bold, dim, done, line, skipped, step, UserError, wrong } from './say.mjs';
import { everything } from './stages.mjs';
import { add, nothing, oneCheck, summary, timesTable } from './tally.mjs';
import { timeLimit } from './time-limit.mjs';

/**
 * `npm test`: installs and builds, runs every stage, and ends with `N passed, N failed[, N skipped]`; so do
 * `npm test -- --changed` and `npm test -- <words>`, which run some of the stages.
 */

const atOnce = 2;
let total = nothing;
/** The finished stages: `{title, tally, seconds}`, in the order they ended. */
const ran = [];

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await stopAll();
    process.exit(130);
  });
}

const args = process.argv.slice(2);
const words = args.filter(arg => !arg.startsWith('-')).flatMap(arg => arg.split(/\s+/).filter(Boolean));

try {
  checkNode();
  const flags = readFlags(
    args.filter(arg => arg.startsWith('-')),
    testFlags,
  );
  if (flags.help) {
    line(['npm test -- [flags] [words]', ...describeFlags(testFlags)].join('\n'));
    process.exit();
  }
  if (flags.dependents && !flags.changed)
    throw new UserError(
      '--dependents says more about --changed.',
      'Give both: npm test -- --changed --dependents',
    );
  if (flags.changed && words.length > 0)
    throw new UserError('--changed chooses the tests by itself.', 'Leave the words out, or the flag.');
  await ensureDependencies();
  const browser = await findBrowser();
  reportFound('browser', browser, browser.path);
  const postgres = flags.changed ? {} : await findPostgres();
  if (!flags.changed) reportFound('Postgres', postgres, 'for the race tests');
  const nats = flags.changed ? {} : await findNats();
  if (!flags.changed) reportFound('NATS', nats, 'for the tests of the fan-out');
  const env = {
    ...{ DATABASE_URL: '', LOBBY_TEST_DATABASE_URL: postgres.url ?? '' },
    ...{ NATS_URL: '', LOBBY_TEST_NATS_URL: nats.url ?? '' },
    ...drawn(flags),
    ...shaken(flags.shake),
  };
  try {
    const minutes = flags.within ?? Number.POSITIVE_INFINITY;
    await runAll(
      stagesFor({ ...flags, browser, env }),
      timeLimit(() => minutes * 60 - performance.now() / 1000),
    );
    if (words.length > 0 && total.passed + total.failed + total.skipped === 0) throw noTest();
  } finally {
    await nats.stop?.();
    await postgres.stop?.();
  }
} catch (error) {
  wrong(error instanceof UserError ? error.message : (error?.stack ?? String(error)));
  total = add(total, oneCheck(false));
}
await stopAll();

line();
for (const row of timesTable(ran)) line(row);
// No test at all is no good news.
process.exitCode = total.failed > 0 || total.passed + total.skipped === 0 ? 1 : 0;
console.log(summary(total));

/** The stages to run, in phases. @throws UserError when there is nothing to test. */
function stagesFor({ browser, env, changed, dependents }) {
  if (changed) {
    const since = changedSince();
    const files = changedFiles(since);
    const others = dependents ? 'what depends on them too' : 'what depends on them: --dependents';
    done(`${files.length} files differ from ${since.than}; ${others}; no journeys.`);
    return changedStages({ files, base: since.base, browser, env, all: allFiles(), dependents });
  }
  if (words.length === 0) return everything({ browser, env });
  const stages = matchingStages({ words, all: allFiles(), browser, env });
  if (stages.length === 0) throw noTest();
  return stages;
}

/** The environment of what tests draw, and how much. */
function drawn({ deep, seed }) {
  const from = String(seed ?? process.env.LOBBY_TEST_SEED ?? dayOfNewestCommit());
  done(
    `Random tests draw from seed ${from}${deep ? ', in long doses' : ''}: the same again with --seed=${from}`,
  );
  return { LOBBY_TEST_SEED: from, LOBBY_TEST_DEEP: deep ? '1' : '' };
}

/** The environment of a shaken run: `true` draws a seed. */
function shaken(seed) {
  if (seed === undefined) return {};
  const drawn = seed === true ? randomInt(1_000_000) : seed;
  // For the journeys: an hour of the week.
  process.env.LOBBY_HOURS_AHEAD = String(drawn % 168);
  done(`Answers are late and the clock shows another hour: the same again with --shake=${drawn}`);
  return { LOBBY_TEST_SHAKE: String(drawn) };
}

function noTest() {
  return new UserError(
    `No test has "${words.join(' ')}" in its file or its name.`,
    'Every word must be in the path of a test file, or in the name of a test; large or small letters are the same.',
    'Give fewer words, or npm test for everything.',
  );
}

/** The phases one after the other, two stages of a phase at a time. */
async function runAll(phases, limit) {
  clearReports();
  // Only importable once the dependencies are installed.
  const { default: map } = await import('p-map');
  for (const phase of phases) await map(phase, stage => runOne(stage, limit), { concurrency: atOnce });
}

async function runOne(stage, limit) {
  const reason = limit.reason(stage) ?? (await missing(stage));
  if (reason) {
    skipped(`${stage.title}: skipped, because ${reason}`);
    total = add(total, { ...nothing, skipped: 1 });
    return;
  }
  step(`${stage.title} …`);
  const began = Date.now();
  const { tally, output } = await stage.run();
  const seconds = Math.round((Date.now() - began) / 1000);
  limit.ended(stage, seconds);
  // Tests of a file that the words do not select do not count as skipped.
  total = add(total, words.length > 0 ? { ...tally, skipped: 0 } : tally);
  ran.push({ title: stage.title, tally, seconds });
  const report = `${bold(stage.title)}: ${summary(tally)} ${dim(`(${seconds} s)`)}`;
  if (tally.failed === 0) return done(report);
  wrong(report);
  const tail = output.split('\n').slice(-120);
  for (const text of tail) line(`    ${text}`);
}

/** Why this machine cannot run a stage, or undefined. */
async function missing({ needs }) {
  return (typeof needs === 'function' ? await needs() : needs)?.reason;
}

function reportFound(what, found, where) {
  if (found.reason) skipped(`No ${what}: ${found.reason}. What needs it is skipped.`);
  else done(`${what}: ${where}`);
}
