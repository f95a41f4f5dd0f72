import { counted } from './counted.js';
import { closeSlowCallers } from './slow-callers.js';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 *
 * @typedef {object} DoorRules
 * @property {number} connections Maximum connections per address.
 * @property {number} unfinished Maximum requests per address whose body has not arrived completely.
 * @property {(peer: string) => string | undefined} connectionOf The key a connection counts for; undefined for a proxy,
 *   which carries many callers.
 * @property {(request: Request) => string | undefined} callerOf The key a request counts for; undefined when unknown.
 * @property {(kind: 'connections' | 'unfinished') => void} [onTurnedAway] Called for each rejection.
 * @property {number} [silentMs] How long a connection with an open request may transfer nothing, ms.
 */

/** Longer than any client waits for an answer (45 s), so only answers that nobody reads are cut off. */
const longestSilenceMs = 60_000;

/**
 * Limits the connections and unfinished requests of each address. A connection above the limit is closed; a request
 * above it is answered by `turnAway`. Callers that are too slow to send or to read are closed without an answer.
 *
 * @param {import('node:http').Server} server created with `doorPatience`.
 * @param {DoorRules} rules
 */
export function keepDoor(server, rules) {
  const { connections, unfinished, connectionOf, callerOf, onTurnedAway } = rules;
  const sockets = counted(connections);
  const requests = counted(unfinished);
  server.setTimeout(rules.silentMs ?? longestSilenceMs);
  closeSlowCallers(server);
  server.on('connection', socket => {
    const address = connectionOf(socket.remoteAddress ?? '');
    if (address === undefined) return;
    const giveBack = sockets.take(address);
    if (giveBack) socket.once('close', giveBack);
    else {
      onTurnedAway?.('connections');
      socket.destroy();
    }
  });
  return {
    /**
     * Whether a request is admitted; if not, `turnAway` has answered it.
     * @param {Request} request
     * @param {Response} response
     * @param {(request: Request, response: Response) => void} turnAway
     */
    admits(request, response, turnAway) {
      const address = hasBody(request) ? callerOf(request) : undefined;
      if (address === undefined) return true;
      const giveBack = requests.take(address);
      if (!giveBack) {
        onTurnedAway?.('unfinished');
        turnAway(request, response);
        return false;
      }
      request.on('end', giveBack).on('close', giveBack);
      // A request that was answered before its body arrived may never emit "end".
      response.on('close', giveBack);
      return true;
    },
  };
}

/** @param {Request} request */
function hasBody({ headers }) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
