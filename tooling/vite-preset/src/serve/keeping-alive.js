import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

/**
 * Documented by Node, but not declared in its types.
 * @typedef {{keepSocketAlive: (socket: import('node:net').Socket) => boolean}} Keeps
 */

/**
 * An agent whose connections are used again, and closed when they were idle for `idleForMs`. The agent's own
 * `timeout` would also end connections that are still being opened, and so fail calls after the process was held up.
 *
 * @param {boolean} secure
 * @param {number} idleForMs
 */
export function keepingAlive(secure, idleForMs) {
  const agent = secure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const keeps = /** @type {HttpAgent & Keeps} */ (agent);
  const keep = keeps.keepSocketAlive;
  keeps.keepSocketAlive = socket => {
    const isKept = keep.call(keeps, socket);
    socket.setTimeout(idleForMs);
    return isKept;
  };
  return agent;
}
