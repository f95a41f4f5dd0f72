import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { checkNode, ensureDependencies } from './install.mjs';
import { auditFlags, describeFlags, readFlags } from './options.mjs';
import { freePort } from './ports.mjs';
import { run, stopAll } from './processes.mjs';
import { bin, dataFolder, inRoot } from './root.mjs';
import { line, runMain } from './say.mjs';
import { urlOf } from './sites.mjs';
import { startVenues } from './venues.mjs';

/** `npm run audit`: prints the books' totals and errors. Exit code 1 if there are errors. */
await runMain(async () => {
  checkNode();
  const flags = readFlags(process.argv.slice(2), auditFlags);
  if (flags.help) return line(['npm run audit -- [flags]', ...describeFlags(auditFlags)].join('\n'));
  await ensureDependencies();
  const folder = inRoot('platform/app');
  const program = path.join(folder, 'src/audit/audit-main.ts');
  const dataDir = dataFolder(flags.dataDir);
  const venues = await venuesOf(dataDir);
  const env = venues && { LOBBY_VENUE_URL: venues.url, LOBBY_VENUE_SECRETS: venues.secret };
  const args = [program, '--data-dir', dataDir];
  const result = await run(bin('tsx', folder), args, { cwd: folder, env, onLine: line });
  process.exitCode = result.code;
}).finally(stopAll);

/** The venues whose data lie in the folder, so that they can be asked; those of a platform that runs are set by its environment. */
async function venuesOf(dataDir) {
  if (process.env.LOBBY_VENUE_URL || !existsSync(path.join(dataDir, 'venues'))) return undefined;
  await build(['@lobby/venue-server']);
  const port = await freePort();
  return startVenues({ host: '127.0.0.1', port, publicUrl: urlOf('127.0.0.1', port), dataDir });
}
