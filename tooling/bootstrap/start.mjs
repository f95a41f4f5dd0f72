import { build } from './build.mjs';
import { checkFixtures } from './fixtures.mjs';
import { ownNetworks, readHost } from './host.mjs';
import { checkNode, ensureDependencies } from './install.mjs';
import { describeFlags, readFlags, startFlags } from './options.mjs';
import { whenParentEnds } from './parent.mjs';
import { startPayments } from './payments.mjs';
import { startPlatform } from './platform.mjs';
import { checkPorts } from './ports.mjs';
import { printAddresses } from './print-addresses.mjs';
import { stopAll } from './processes.mjs';
import { dataFolder } from './root.mjs';
import { claimDataFolder } from './running.mjs';
import { done, line, runMain, step, UserError } from './say.mjs';
import { startSite } from './site-server.mjs';
import { brands, portsFrom, urlOf } from './sites.mjs';
import { startVenues } from './venues.mjs';

let stopping = false;

/** `npm start`: everything from a bare clone to two open sites, in one command. */
await runMain(async () => {
  checkNode();
  const flags = readFlags(process.argv.slice(2), startFlags);
  if (flags.help) return line(['npm start -- [flags]', ...describeFlags(startFlags)].join('\n'));

  const ports = portsFrom(flags.portBase ?? 4000);
  const at = await readHost(flags.host);
  const devOutbox = !at.open || flags.devOutbox === true;
  const dataDir = dataFolder(flags.dataDir);
  const fixtures = checkFixtures(flags.fixtures ?? []);
  const release = claimDataFolder(dataDir, urlOf(at.name, Object.values(ports.sites)[0]));
  process.once('exit', release);
  stopOnSignals();
  await checkPorts({
    'the platform': ports.platform,
    'the payment provider': ports.payments,
    'the server of the venues': ports.venues,
    ...Object.fromEntries(brands.map(brand => [`the site of ${brand.name}`, ports.sites[brand.code]])),
  });

  await ensureDependencies();
  // The pages of games are built in any case: nobody works on them with hot reload.
  await (flags.dev ? build(['@lobby/venue-server']) : build());
  const payments = await startPayments({
    host: at.host,
    port: ports.payments,
    publicUrl: urlOf(at.name, ports.payments),
    platformUrl: urlOf(at.name, ports.platform),
    dataDir,
    reset: flags.reset,
  });
  const venues = await startVenues({
    host: at.host,
    port: ports.venues,
    publicUrl: urlOf(at.name, ports.venues),
    // An operator's page chooses what goes wrong there.
    allowsFaults: !at.open,
    dataDir,
    reset: flags.reset,
  });
  step('Starting the platform: database, migrations, demo data …');
  const platform = await startPlatform({
    ...flags,
    fixtures,
    dataDir,
    devOutbox,
    operatorPages: !at.open,
    // demo88 and demo66, which `printAddresses` names.
    demoMembers: 2,
    host: at.host,
    port: ports.platform,
    payments,
    venues,
    origins: origins(ports, at.names),
    proxyNetworks: ownNetworks(at),
  });
  const platformUrl = urlOf(at.name, ports.platform);
  done(`Platform ready on ${platformUrl}`);
  const sites = await Promise.all(
    brands.map(brand =>
      startSite(brand, {
        host: at.host,
        port: ports.sites[brand.code],
        apiUrl: platformUrl,
        games: urlOf(at.name, ports.venues),
        dev: flags.dev,
      }),
    ),
  );
  printAddresses(ports, at, devOutbox);
  await stayUntilOneEnds([platform, venues, ...sites]);
}).finally(stopAll);
// A site that is still served would keep the process running after the other parts have ended.
process.exit();

/** A part that ends by itself ends the others, and its last output is printed. */
async function stayUntilOneEnds(parts) {
  const { output } = await Promise.race(parts.flatMap(part => part.exited ?? []));
  if (stopping) return;
  throw new UserError(
    'A part of Lobby ended by itself; the rest is stopped.',
    output.split('\n').slice(-8).join('\n  '),
  );
}

function origins(ports, names) {
  return Object.values(ports.sites).flatMap(port => names.map(name => urlOf(name, port)));
}

function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, stopEverything);
  }
  // The reader of the output may have ended first; stopping continues without it.
  process.stdout.on('error', () => {});
  // Only under npm or pnpm: a process put in the background by hand may outlive its terminal.
  if (process.env.npm_lifecycle_event) whenParentEnds(stopEverything);
}

async function stopEverything() {
  if (stopping) return;
  stopping = true;
  line('\nStopping …');
  await stopAll();
  process.exit(0);
}
