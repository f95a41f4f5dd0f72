import { counted } from './counted.js';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 *
 * @typedef {object} DoorRules
 * @property {number} connections Most connections of one address.
 * @property {number} unfinished Most requests of one address whose body is still on its way.
 * @property {(peer: string) => string | undefined} connectionOf Whose connection it is; undefined when the peer is a
 *   proxy that speaks for many.
 * @property {(request: Request) => string | undefined} callerOf Whose request it is; undefined when nobody can tell.
 * @property {(kind: 'connections' | 'unfinished') => void} [onTurnedAway]
 * @property {number} [silentMs] How long a connection may have a request under way and nothing moving on it.
 */

/** Longer than any answer is waited for (45 s), so what is cut is an answer that nobody reads. */
const longestSilenceMs = 60_000;

/**
 * Keeps one address from taking a server's connections, or its attention with requests that are never finished. A
 * connection too many is cut; a request too many is answered by `turnAway`. A late caller, and one who does not read the
 * answer, is cut off without a word: Node would answer 408, on which browsers send a money call again.
 *
 * @param {import('node:http').Server} server made with `doorPatience`.
 * @param {DoorRules} rules
 */
export function keepDoor(server, rules) {
  const { connections, unfinished, connectionOf, callerOf, onTurnedAway } = rules;
  const sockets = counted(connections);
  const requests = counted(unfinished);
  server.setTimeout(rules.silentMs ?? longestSilenceMs);
  server.on('clientError', (_error, socket) => socket.destroy());
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
     * Whether a request may come in; if not, `turnAway` has answered it.
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
      // A request that was answered before its body was there may never say that it has ended.
      response.on('close', giveBack);
      return true;
    },
  };
}

/** @param {Request} request */
function hasBody({ headers }) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
