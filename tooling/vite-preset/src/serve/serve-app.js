import { createServer } from 'node:http';
import { createAnswerer } from './answer.js';

/**
 * @typedef {object} ServeOptions
 * @property {string} dir Folder of a production build (`apps/<brand>/dist`).
 * @property {number} port 0 = any free port.
 * @property {string} [apiBase] Origin of the platform, when it is not the one the brand was built with.
 * @property {string} [host] Address to listen on; 127.0.0.1 by default, so that only this machine reaches it.
 */

/**
 * Serves a built app as production would: pages by route, compressed once and kept, hashed assets immutable,
 * and the security headers of every answer. Rejects when the port is taken (`error.code === 'EADDRINUSE'`).
 *
 * @param {ServeOptions} options
 * @returns {Promise<{url: string, stop: () => Promise<void>}>}
 */
export async function serveApp({ dir, port, apiBase, host = '127.0.0.1' }) {
  const answer = await createAnswerer({ dir, apiBase });
  const server = createServer(answer);
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
        server.closeAllConnections();
      }),
  };
}
