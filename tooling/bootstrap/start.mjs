import path from 'node:path';
import { build } from './build.mjs';
import { checkFixtures } from './fixtures.mjs';
import { checkNode, ensureDependencies } from './install.mjs';
import { describeFlags, readFlags, startFlags } from './options.mjs';
import { whenParentEnds } from './parent.mjs';
import { startPlatform } from './platform.mjs';
import { checkPorts } from './ports.mjs';
import { stopAll } from './processes.mjs';
import { inRoot, root } from './root.mjs';
import { claimDataFolder } from './running.mjs';
import { bold, done, line, Mendable, runMain, step } from './say.mjs';
import { startSite } from './site-server.mjs';
import { brands, local, portsFrom } from './sites.mjs';

let stopping = false;

/** `npm start`: everything from a bare clone to two open sites, in one command. */
await runMain(async () => {
  checkNode();
  const flags = readFlags(process.argv.slice(2), startFlags);
  if (flags.help) return line(['npm start -- [flags]', ...describeFlags(startFlags)].join('\n'));

  const ports = portsFrom(flags.portBase ?? 4000);
  const dataDir = path.resolve(process.env.INIT_CWD ?? root, flags.dataDir ?? inRoot('.lobby/data'));
  const fixtures = checkFixtures(flags.fixtures ?? []);
  const release = claimDataFolder(dataDir, local(ports.sites.xinghe));
  process.once('exit', release);
  stopOnSignals();
  await checkPorts({
    'the platform': ports.platform,
    ...Object.fromEntries(brands.map(brand => [`the site of ${brand.name}`, ports.sites[brand.code]])),
  });

  await ensureDependencies();
  if (!flags.dev) await build();
  step('Starting the platform: database, migrations, demo data …');
  const platform = await startPlatform({
    ...flags,
    fixtures,
    dataDir,
    port: ports.platform,
    origins: origins(ports),
  });
  done(`Platform ready on ${platform.url}`);
  const sites = await Promise.all(
    brands.map(brand =>
      startSite(brand, { port: ports.sites[brand.code], apiUrl: local(ports.platform), ...flags }),
    ),
  );
  tell(ports);
  await stayUntilOneEnds([platform, ...sites]);
}).finally(stopAll);

function tell(ports) {
  line();
  for (const brand of brands) line(`  ${brand.name}  ${bold(local(ports.sites[brand.code]))}`);
  line();
  line(
    `  Demo member      ${bold('demo88')}   password ${bold('play8888')}   (or register: play money is on the house)`,
  );
  line(`  New-device check ${bold('demo66')}   password ${bold('play6666')}   (its codes are in the outbox)`);
  line(`  Outbox of codes  ${local(ports.platform)}/dev/outbox`);
  line(`  Platform API     ${local(ports.platform)}`);
  line();
  line('  Ctrl-C stops everything.');
}

/** A part that ends by itself ends the rest, with its last words. */
async function stayUntilOneEnds(parts) {
  const { output } = await Promise.race(parts.flatMap(part => part.exited ?? []));
  if (stopping) return;
  throw new Mendable(
    'A part of Lobby ended by itself; the rest is stopped.',
    output.split('\n').slice(-8).join('\n  '),
  );
}

function origins(ports) {
  return Object.values(ports.sites).flatMap(port => [local(port), `http://127.0.0.1:${port}`]);
}

function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, stopEverything);
  }
  // Whoever read what is printed may be gone first; stopping goes on without them.
  process.stdout.on('error', () => {});
  // Only under npm or pnpm: what was sent to the background by hand may outlive its terminal.
  if (process.env.npm_lifecycle_event) whenParentEnds(stopEverything);
}

async function stopEverything() {
  if (stopping) return;
  stopping = true;
  line('\nStopping …');
  await stopAll();
  process.exit(0);
}
