import { parseArgs } from 'node:util';
import { isBehindProxy } from './serve-app.js';

/**
 * Reads the flags and variables of `serve-main.js`.
 *
 * @param {readonly string[]} argv
 * @param {NodeJS.ProcessEnv} env
 * @returns {import('./serve-app.js').ServeOptions}
 * @throws a sentence when one is missing or makes no sense.
 */
export function readServeOptions(argv, env) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      dir: { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string' },
      upstream: { type: 'string' },
    },
  });
  if (!values.dir) throw new Error('--dir is missing: the folder of a build, as apps/<brand>/dist.');
  const port = Number(values.port);
  if (!values.port || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port must be a port, but it is "${values.port ?? ''}".`);
  return {
    dir: values.dir,
    port,
    host: values.host,
    upstream: origin('--upstream', values.upstream),
    apiBase: origin('LOBBY_API_BASE', env.LOBBY_API_BASE),
    frames: env.LOBBY_FRAME_ORIGINS?.trim()
      .split(/\s+/)
      .map(text => origin('LOBBY_FRAME_ORIGINS', text) ?? ''),
    worker: env.LOBBY_WORKER !== 'off',
    behindProxy: isBehindProxy(env),
  };
}

/**
 * @param {string} name
 * @param {string | undefined} text
 */
function origin(name, text) {
  if (!text) return undefined;
  if (/^https?:/.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new Error(`${name} must be an address such as http://localhost:4000, but it is "${text}".`);
}
