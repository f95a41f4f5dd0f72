import { createServer } from 'node:http';
import { createAnswerer } from './answer.js';
import { notUpgraded } from './not-upgraded.js';
import { createPassOn } from './pass-on.js';
import { isPlatformPath } from './platform-paths.js';

/**
 * @typedef {object} ServeOptions
 * @property {string} dir Folder of a production build (`apps/<brand>/dist`).
 * @property {number} port 0 = any free port.
 * @property {string} [apiBase] Origin of the platform, when it is not the one the brand was built with.
 * @property {boolean} [direct] True: the page calls the platform at its own origin. False: under the site's, and
 *   this server passes calls on. Left out, it is as the brand was built.
 * @property {string} [host] Address to listen on; 127.0.0.1 by default, so that only this machine reaches it.
 */

/**
 * Serves a built app as production would: pages by route, compressed once and kept, hashed assets immutable,
 * the security headers of every answer, and the platform's paths and sockets passed on to it. Rejects when the port is taken (`error.code === 'EADDRINUSE'`).
 *
 * @param {ServeOptions} options
 * @returns {Promise<{url: string, stop: () => Promise<void>}>}
 */
export async function serveApp({ dir, port, apiBase, direct, host = '127.0.0.1' }) {
  const { answer, platform } = await createAnswerer({ dir, apiBase, direct });
  const passOn = platform === undefined ? undefined : createPassOn(platform);
  const server = createServer((request, response) => {
    if (passOn && isPlatformPath(request.url)) passOn.call(request, response);
    else answer(request, response);
  });
  if (passOn)
    server.on('upgrade', (request, socket, head) => {
      const isSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
      if (isSocket && isPlatformPath(request.url)) passOn.socket(request, request.socket, head);
      else notUpgraded(server, request, socket, head);
    });
  // Node would answer a slow caller with 408, on which browsers send a call again.
  server.on('clientError', (_error, socket) => socket.destroy());
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
        // An upgraded socket is no connection of the server any more.
        passOn?.stop();
        server.closeAllConnections();
      }),
  };
}
