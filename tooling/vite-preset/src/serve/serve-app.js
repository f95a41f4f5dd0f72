import { createServer } from 'node:http';
import { doorPatience, keepDoor, networkOf } from '@lobby/http-door';
import { createAnswerer } from './answer.js';
import { answerTurnedAway } from './gateway-answers.js';
import { notUpgraded } from './not-upgraded.js';
import { createPassOn } from './pass-on.js';
import { isPlatformPath } from './platform-paths.js';

/**
 * @typedef {object} ServeOptions
 * @property {string} dir Folder of a production build (`apps/<brand>/dist`).
 * @property {number} port 0 = any free port.
 * @property {string} [apiBase] Origin of the platform, when it is not the one the brand was built with.
 * @property {string} [upstream] Where calls are forwarded to, when this server reaches the platform at another address
 *   than browsers do.
 * @property {boolean} [direct] True: the page calls the platform at the platform's origin. False: at the site's, and
 *   this server forwards calls. By default it is as the brand was built.
 * @property {readonly string[]} [frames] Origins of games that the page may frame, when they are not those of the brand.
 * @property {boolean} [worker] False: browsers give up the service worker that they have.
 * @property {string} [host] Address to listen on; 127.0.0.1 by default, so that only this machine reaches it.
 * @property {boolean} [behindProxy] True: every connection is a proxy's, which has to limit them itself.
 * @property {import('node:http').ServerOptions} [patience] For tests that cannot wait; `doorPatience` by default.
 */

/** Of one address. A browser opens six connections; a few dozen people may share an address. */
const most = { connections: 256, unfinished: 64 };

/**
 * Serves a built app as in production: pages by route, compressed once and cached, hashed assets immutable, the
 * security headers of every answer, and the platform's paths and sockets forwarded to it. Rejects when the port is in
 * use (`EADDRINUSE`).
 *
 * @param {ServeOptions} options
 * @returns {Promise<{url: string, stop: () => Promise<void>}>}
 */
export async function serveApp(options) {
  const {
    dir,
    port,
    apiBase,
    upstream,
    direct,
    frames,
    worker,
    host = '127.0.0.1',
    behindProxy = false,
  } = options;
  const { answer, platform } = await createAnswerer({ dir, apiBase, direct, frames, worker });
  const passOn = platform === undefined ? undefined : createPassOn(upstream ?? platform);
  const server = createServer({ ...doorPatience, ...options.patience }, (request, response) => {
    if (!door.admits(request, response, answerTurnedAway)) return;
    if (passOn && isPlatformPath(request.url)) passOn.call(request, response);
    else answer(request, response);
  });
  const addressOf = (/** @type {string} */ peer) => (behindProxy ? undefined : networkOf(peer));
  const door = keepDoor(server, {
    ...most,
    connectionOf: addressOf,
    callerOf: ({ socket }) => addressOf(socket.remoteAddress ?? ''),
  });
  if (passOn)
    server.on('upgrade', (request, socket, head) => {
      const isSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
      if (isSocket && isPlatformPath(request.url)) passOn.socket(request, request.socket, head);
      else notUpgraded(server, request, socket, head);
    });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${bound}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        // The server no longer tracks an upgraded socket.
        passOn?.stop();
        server.closeAllConnections();
      }),
  };
}

/**
 * Whether another proxy is in front of this server, which is one itself.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export const isBehindProxy = env => Number(env.LOBBY_TRUSTED_PROXIES || 1) > 1;
