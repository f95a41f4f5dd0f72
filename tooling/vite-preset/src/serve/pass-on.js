import { Readable } from 'node:stream';
import { wholeBody } from '@lobby/http-door';
import { createProxyServer } from 'httpxy';
import { createBodyBuffers } from './body-buffers.js';
import { answerBadGateway, answerBusy, answerTooLarge, answerTurnedAway } from './gateway-answers.js';
import { dropHopByHop } from './hop-by-hop.js';
import { keepingAlive } from './keeping-alive.js';

/** Longer than a client waits for a call (30 s), so that the proxy never gives up first. */
const silentForMs = 45_000;

/**
 * Well below what a server waits on an idle connection (Node 5 s, our door 4 s where no call has come yet, as after a
 * caller that left at once): a call must not be sent on a connection that is being closed.
 */
const idleForMs = 2_000;

/**
 * Forwards complete calls, and sockets as they arrive, to the platform over kept-alive connections; answers are not
 * buffered. The caller's address is appended to `x-forwarded-for`, after the caller's own value.
 *
 * @param {string} platform Origin of the platform.
 */
export function createPassOn(platform) {
  const agent = keepingAlive(platform.startsWith('https:'), idleForMs);
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const buffers = createBodyBuffers();
  const proxy = createProxyServer({ target: platform, changeOrigin: true, proxyTimeout: silentForMs });
  proxy.on('proxyRes', (answer, _request, response) => {
    dropHopByHop(answer.headers);
    if (!response.shouldKeepAlive) answer.headers.connection = 'close';
  });
  proxy.on('error', (error, _request, response) => {
    if (!response) return;
    if (!('writeHead' in response)) response.destroy();
    else if (wasNeverReached(error)) answerBusy(response);
    else answerBadGateway(response);
  });

  return {
    /**
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:http').ServerResponse} response
     */
    async call(request, response) {
      const { headers } = request;
      const buffer = buffers.enter(request);
      if (buffer === 'too-long') return answerTooLarge(request, response);
      if (buffer === 'busy') return answerTurnedAway(request, response);
      response.once('close', buffer.giveBack);
      // Forwarded only after the body has arrived: unfinished calls use no resources of the platform.
      const body = await wholeBody(request, buffer.bytes);
      if (body.kind === 'left') return;
      if (body.kind === 'too-long') return answerTooLarge(request, response);
      sayWhoCalls(request);
      dropHopByHop(headers);
      delete headers['transfer-encoding'];
      headers['content-length'] = String(body.bytes.length);
      proxy.web(request, response, { agent, buffer: Readable.from([body.bytes]) });
    },

    /**
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:net').Socket} socket
     * @param {Buffer} head
     */
    socket(request, socket, head) {
      sockets.add(socket.once('close', () => sockets.delete(socket)));
      sayWhoCalls(request);
      proxy.ws(request, socket, { upgradeTimeout: silentForMs }, head);
    },

    stop() {
      agent.destroy();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** @param {import('node:http').IncomingMessage} request */
function sayWhoCalls({ headers, socket }) {
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
}

/** @typedef {Error & {code?: string, syscall?: string, errors?: ConnectError[]}} ConnectError */

/**
 * True when no byte can have arrived: the connection was refused or the name is unknown. A name with several
 * addresses, as localhost often has, fails with one error for each.
 * @param {ConnectError} error
 * @returns {boolean}
 */
export function wasNeverReached({ code, syscall, errors }) {
  if (errors?.length) return errors.every(wasNeverReached);
  return syscall === 'connect' || code === 'ENOTFOUND' || code === 'EAI_AGAIN';
}
