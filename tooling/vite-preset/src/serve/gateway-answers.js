import { createRequire } from 'node:module';

/** @type {Record<string, string>} */
const codes = createRequire(import.meta.url)('@lobby/api-client/result-codes/codes.json');
const systemBusy = Number(Object.keys(codes).find(code => codes[code] === 'system busy'));

/** @typedef {import('node:http').ServerResponse} Response */

/**
 * The call never left: the client may say so, also of a bet.
 * @param {Response} response
 */
export function answerBusy(response) {
  answer(response, 503, systemBusy);
}

/**
 * The call went out and no whole answer came back. It may have taken effect, so the envelope carries no result
 * code: to the client that is an unknown outcome, never a refusal.
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
 * An address with too many requests under way: not a byte of this one went further.
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
    // What was begun must not look whole.
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
