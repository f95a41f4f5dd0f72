import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { portTaken } from './ports.mjs';
import { start } from './processes.mjs';
import { inRoot } from './root.mjs';
import { UserError } from './say.mjs';

const folder = inRoot('platform/venue-server');

/**
 * Starts the venues of the demo from their build; their data is `venues` in the data folder. Answers `{url, secret}` with
 * the process: the secret is new at each start. With `allowsFaults` the platform may say what goes wrong there.
 */
export async function startVenues({ host, port, publicUrl, allowsFaults, dataDir, reset }) {
  const data = path.join(dataDir, 'venues');
  if (reset) rmSync(data, { recursive: true, force: true });
  const secret = randomBytes(32).toString('hex');
  let isReady = () => {};
  const ready = new Promise(resolve => {
    isReady = resolve;
  });
  const flags = ['--host', host, '--port', String(port), '--data-dir', data, '--public-url', publicUrl];
  if (allowsFaults) flags.push('--dev');
  const handle = start(process.execPath, ['dist/main.js', ...flags], {
    cwd: folder,
    env: { LOBBY_VENUE_SECRETS: secret, NODE_ENV: 'production' },
    onLine: text => text.startsWith('venues ready ') && isReady(),
  });
  const ended = handle.exited.then(async ({ output }) => {
    if (/^Port \d+ is taken/m.test(output)) throw await portTaken('the server of the venues', port);
    throw new UserError('The venues did not start.', output.split('\n').slice(-6).join('\n  '));
  });
  await Promise.race([ready, ended]);
  ended.catch(() => {});
  return { url: publicUrl, secret, ...handle };
}
