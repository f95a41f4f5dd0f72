import { findBrowser } from './browser.mjs';
import { checkNode, ensureDependencies } from './install.mjs';
import { findPostgres } from './postgres.mjs';
import { stopAll } from './processes.mjs';
import { bold, dim, done, line, UserError, skipped, step, wrong } from './say.mjs';
import { stages } from './stages.mjs';
import { add, nothing, oneCheck, summary, timesTable } from './tally.mjs';

/** `npm test`: sets everything up, runs every stage, and ends with `N passed, N failed[, N skipped]`. */

const atOnce = 2;
let total = nothing;
/** What has run: `{title, tally, seconds}`, in the order it ended. */
const ran = [];

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await stopAll();
    process.exit(130);
  });
}

try {
  checkNode();
  await ensureDependencies();
  const [browser, postgres] = [await findBrowser(), await findPostgres()];
  tellFound('browser', browser, browser.path);
  tellFound('Postgres', postgres, 'for the race tests');
  const env = { DATABASE_URL: '', LOBBY_TEST_DATABASE_URL: postgres.url ?? '' };
  try {
    await runAll(stages({ browser, env }));
  } finally {
    await postgres.stop?.();
  }
} catch (error) {
  wrong(error instanceof UserError ? error.message : (error?.stack ?? String(error)));
  total = add(total, oneCheck(false));
}
await stopAll();

line();
for (const row of timesTable(ran)) line(row);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(summary(total));

/** Two stages at a time, in order; a stage waits for the one it comes after, and one marked `alone` for all. */
async function runAll(list) {
  const ended = new Set();
  const waiting = [...list];
  const busy = new Set();
  const isReady = stage => !stage.after || ended.has(stage.after);
  const hasRoom = stage => busy.size < (stage.alone ? 1 : atOnce) && ![...busy].some(task => task.alone);

  while (waiting.length > 0 || busy.size > 0) {
    const next = waiting.findIndex(isReady);
    if (next >= 0 && hasRoom(waiting[next])) {
      const [stage] = waiting.splice(next, 1);
      const task = runOne(stage).then(() => {
        ended.add(stage.title);
        busy.delete(task);
      });
      task.alone = stage.alone;
      busy.add(task);
      continue;
    }
    await Promise.race(busy);
  }
}

async function runOne(stage) {
  if (stage.needs?.reason) {
    skipped(`${stage.title}: skipped, because ${stage.needs.reason}`);
    total = add(total, { ...nothing, skipped: 1 });
    return;
  }
  step(`${stage.title} …`);
  const began = Date.now();
  const { tally, output } = await stage.run();
  const seconds = Math.round((Date.now() - began) / 1000);
  total = add(total, tally);
  ran.push({ title: stage.title, tally, seconds });
  const told = `${bold(stage.title)}: ${summary(tally)} ${dim(`(${seconds} s)`)}`;
  if (tally.failed === 0) return done(told);
  wrong(told);
  const tail = output.split('\n').slice(-120);
  for (const text of tail) line(`    ${text}`);
}

function tellFound(what, found, where) {
  if (found.reason) skipped(`No ${what}: ${found.reason}. What needs it is skipped.`);
  else done(`${what}: ${where}`);
}
