import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { start } from './processes.mjs';
import { bin, inRoot, root, scratch } from './root.mjs';
import { Mendable } from './say.mjs';

const folder = inRoot('tooling/platform');
export const platformLog = path.join(scratch, 'platform.log');

/**
 * Starts the reference platform and waits until it says `platform ready <url>`. Its log goes to a file.
 * `dev` runs the sources with reload, else the build.
 */
export async function startPlatform({
  port,
  dataDir,
  origins,
  fixtures = [],
  speed,
  seed,
  reset,
  dev,
  onLine,
}) {
  const args = ['--port', String(port), '--data-dir', dataDir, '--dev-outbox'];
  for (const file of fixtures) args.push('--fixtures', file);
  if (speed !== undefined) args.push('--speed', String(speed));
  if (seed !== undefined) args.push('--seed', String(seed));
  if (reset) args.push('--reset');

  mkdirSync(scratch, { recursive: true });
  const log = createWriteStream(platformLog, { flags: 'w' });
  const ready = withResolvers();
  const [command, first] = dev
    ? [bin('tsx', folder), ['watch', '--clear-screen=false', 'src/main.ts', '--dev']]
    : [process.execPath, ['dist/main.js']];
  const handle = start(command, [...first, ...args], {
    cwd: folder,
    env: {
      LOBBY_CORS_ORIGINS: origins.join(','),
      // The sites' servers pass calls on and say for whom.
      LOBBY_TRUSTED_PROXIES: '1',
      NODE_ENV: dev ? 'development' : 'production',
    },
    onLine(text) {
      log.write(`${text}\n`);
      onLine?.(text);
      const url = /^platform ready (\S+)/.exec(text)?.[1];
      if (url) ready.resolve(url);
    },
  });
  const ended = handle.exited.then(result => {
    throw new Mendable(
      'The platform did not start.',
      lastWords(result.output),
      `Its whole log is in ${path.relative(root, platformLog)}.`,
    );
  });
  const url = await Promise.race([ready.promise, ended]);
  ended.catch(() => {});
  return { url, ...handle };
}

/** What the platform said last that is meant for a person: its log lines are JSON, its sentences are not. */
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
