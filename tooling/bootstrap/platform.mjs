import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { portTaken } from './ports.mjs';
import { start } from './processes.mjs';
import { bin, inRoot } from './root.mjs';
import { UserError } from './say.mjs';

const folder = inRoot('platform/app');

/**
 * Starts the reference platform and waits until it prints `platform ready <url>`. Its log is `platform.log` in the data
 * folder. `dev` runs the sources with reload, else the build; `devOutbox` shows codes, `operatorPages` the operator's
 * pages; `payments` and `venues` are `{url, secret}`.
 */
export async function startPlatform({
  host,
  port,
  dataDir,
  origins,
  proxyNetworks,
  fixtures = [],
  speed,
  seed,
  reset,
  dev,
  devOutbox,
  operatorPages,
  demoMembers,
  payments,
  venues,
  onLine,
}) {
  const args = ['--host', host, '--port', String(port), '--data-dir', dataDir];
  if (devOutbox) args.push('--dev-outbox');
  if (operatorPages) args.push('--operator-pages');
  if (demoMembers) args.push('--demo-members', String(demoMembers));
  for (const file of fixtures) args.push('--fixtures', file);
  if (speed !== undefined) args.push('--speed', String(speed));
  if (seed !== undefined) args.push('--seed', String(seed));
  if (reset) args.push('--reset');

  // The folder also contains the platform's secrets.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const platformLog = path.join(dataDir, 'platform.log');
  const log = createWriteStream(platformLog, { flags: 'w', mode: 0o600 });
  const ready = withResolvers();
  let taken;
  const [command, first] = dev
    ? [bin('tsx', folder), ['watch', '--clear-screen=false', 'src/main.ts', '--dev']]
    : [process.execPath, ['dist/main.js']];
  const handle = start(command, [...first, ...args], {
    cwd: folder,
    env: {
      LOBBY_CORS_ORIGINS: origins.join(','),
      // The sites' servers forward calls with the caller's address; the operator configures proxies in front.
      LOBBY_TRUSTED_PROXIES: process.env.LOBBY_TRUSTED_PROXIES ?? '1',
      LOBBY_PROXY_NETWORKS: process.env.LOBBY_PROXY_NETWORKS ?? proxyNetworks,
      ...(payments && { LOBBY_PAYMENT_URL: payments.url, LOBBY_PAYMENT_SECRETS: payments.secret }),
      ...(venues && { LOBBY_VENUE_URL: venues.url, LOBBY_VENUE_SECRETS: venues.secret }),
      NODE_ENV: dev ? 'development' : 'production',
    },
    onLine(text) {
      log.write(`${text}\n`);
      onLine?.(text);
      const url = /^platform ready (\S+)/.exec(text)?.[1];
      if (url) ready.resolve(url);
      if (!/^Port \d+ is taken/.test(text)) return;
      taken = portTaken('the platform', port);
      void taken.then(ready.reject);
    },
  });
  const ended = handle.exited.then(async result => {
    const failed = new UserError(
      'The platform did not start.',
      lastWords(result.output),
      `Its whole log is in ${platformLog}.`,
    );
    throw (await taken) ?? failed;
  });
  const url = await Promise.race([ready.promise, ended]);
  ended.catch(() => {});
  return { url, ...handle };
}

/** The platform's last lines that are meant for people: log lines are JSON, messages are not. */
function lastWords(output) {
  const words = output
    .split('\n')
    .filter(text => text.trim() && !text.startsWith('{') && !/^\s+at /.test(text));
  return words.slice(-6).join('\n  ') || output.split('\n').slice(-6).join('\n  ');
}

function withResolvers() {
  const result = {};
  result.promise = new Promise((resolve, reject) => Object.assign(result, { resolve, reject }));
  return result;
}
