import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, gzipSync } from 'node:zlib';
import { resultMessage } from '@lobby/api-client/result-codes';
import { envelope } from '@lobby/platform-kernel/calls/envelope';
import { callerAddress } from '../caller/caller-address.ts';
import { callerPlace } from '../caller/caller-place.ts';
import { answerCall, type CallAnswer } from './answer-call.ts';
import { headerOf } from './call-headers.ts';
import type { CallDependencies } from './run-call.ts';
import { writeTogether } from './write-together.ts';

/** The headers of every answer to a page of this origin, beside those of the call itself: name, value, name, value … */
export type HeadersFor = (origin: string) => readonly string[];

/**
 * Answers calls directly on Node's request and response. The middleware of the pages, five layers that each rebuild the
 * headers, took longer than all the rest of a call (docs/performance.md).
 */
export function createCallListener(deps: CallDependencies, headersFor: HeadersFor) {
  const { config, clock, log } = deps.platform;
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { remoteAddress } = request.socket;
    const ip = callerAddress(remoteAddress, headerOf(request.headers, 'x-forwarded-for'), config);
    const place = callerPlace(remoteAddress, name => headerOf(request.headers, name), config);
    const answer = await answerCall(deps, request, { ip, place }).catch((error: unknown): CallAnswer => {
      log.error({ err: error }, 'a request failed');
      const failed = JSON.stringify(envelope('server-error', resultMessage('server-error', 'zh-CN')));
      return { status: 500, text: failed, encrypted: false };
    });
    const { body, length, encoding } = packed(answer, headerOf(request.headers, 'accept-encoding'));
    if (answer.status === 413) leaveUnread(request, response);
    const head = [
      ...headersFor(headerOf(request.headers, 'origin')),
      'content-type',
      'application/json; charset=utf-8',
      'content-length',
      String(length),
      // A client whose clock is far off learns the time from the refusal.
      'date',
      httpDate(clock.now()),
      ...(encoding === undefined ? [] : ['content-encoding', encoding]),
    ];
    writeTogether(() => response.writeHead(answer.status, head).end(body));
  };
}

/** Below this size compression saves less than it costs. */
const leastPackedBytes = 1_024;

/**
 * Compresses an answer the client accepts compressed. An encrypted one is base64, of which Huffman coding alone removes
 * the redundancy; a plain list of matches shrinks to a quarter.
 */
function packed({ text, encrypted }: CallAnswer, accepts: string) {
  if (text.length < leastPackedBytes || !/\bgzip\b/.test(accepts)) {
    // As a string: Node then sends it together with the headers in one packet.
    return { body: text, length: Buffer.byteLength(text), encoding: undefined };
  }
  const body = gzipSync(text, encrypted ? { strategy: constants.Z_HUFFMAN_ONLY } : {});
  return { body, length: body.length, encoding: 'gzip' };
}

/**
 * Reads on for half a second after a body that is too long, so that the caller can read the answer, then closes the
 * connection.
 */
function leaveUnread(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('connection', 'close');
  request.resume();
  const cut = setTimeout(() => request.destroy(), 500);
  request.once('close', () => clearTimeout(cut));
}

let written = { second: Number.NaN, text: '' };

/** A time, ms, as an HTTP date; formatted once a second. */
function httpDate(ms: number): string {
  const second = Math.floor(ms / 1_000);
  if (written.second !== second) written = { second, text: new Date(ms).toUTCString() };
  return written.text;
}
