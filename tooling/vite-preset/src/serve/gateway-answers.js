import { createRequire } from 'node:module';

/** @type {Record<string, string>} */
const codes = createRequire(import.meta.url)('@lobby/api-client/result-codes/codes.json');
const systemBusy = Number(Object.keys(codes).find(code => codes[code] === 'system busy'));

/** @typedef {import('node:http').ServerResponse} Response */

/**
 * Answers a call that was not forwarded: the client may report it as not made, bets included.
 * @param {Response} response
 */
export function answerBusy(response) {
  answer(response, 503, systemBusy);
}

/**
 * Answers a call that was forwarded but got no complete answer. It may have taken effect, so the envelope carries no
 * result code: the client treats that as an unknown outcome, never as a refusal.
 * @param {Response} response
 */
export function answerBadGateway(response) {
  answer(response, 502, 502);
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {Response} response
 */
export function answerTooLarge(request, response) {
  response.once('finish', () => request.destroy());
  answer(response, 413, 413);
}

/**
 * Answers a request of an address with too many unfinished ones: nothing of it was forwarded.
 * @param {import('node:http').IncomingMessage} request
 * @param {Response} response
 */
export function answerTurnedAway(request, response) {
  response.once('finish', () => request.destroy());
  answerBusy(response);
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {number} code
 */
function answer(response, status, code) {
  if (response.headersSent) {
    // An answer that has begun must not appear complete.
    response.destroy();
    return;
  }
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.end(JSON.stringify({ status_code: code, data: null, message: '' }));
}
