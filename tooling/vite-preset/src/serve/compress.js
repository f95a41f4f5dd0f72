import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** @typedef {{body: Buffer, encoding: string | undefined, etag: string}} Body */

/** @type {Map<string, Promise<Body>>} */
const ready = new Map();

/**
 * The bytes of a file in the best encoding the client accepts. Compressed once per content, then cached.
 *
 * @param {string} name
 * @param {string} type
 * @param {string | string[] | undefined} accepts
 * @param {() => Promise<Buffer>} read
 * @returns {Promise<Body>}
 */
export async function compress(name, type, accepts, read) {
  const raw = await read();
  const digest = createHash('sha256').update(raw).digest('base64url').slice(0, 22);
  const encoding = encodingFor(type, String(accepts ?? ''), raw.length);
  const key = `${name} ${digest} ${encoding}`;
  const known = ready.get(key);
  if (known) return known;
  const body = encode(raw, encoding).then(bytes => ({
    body: bytes,
    encoding,
    etag: `"${digest}${encoding ? `-${encoding}` : ''}"`,
  }));
  ready.set(key, body);
  return body;
}

/**
 * @param {string} type
 * @param {string} accepts
 * @param {number} size
 */
function encodingFor(type, accepts, size) {
  const isText = /text|json|svg|javascript/.test(type);
  if (!isText || size < 512) return undefined;
  if (/\bbr\b/.test(accepts)) return 'br';
  return /\bgzip\b/.test(accepts) ? 'gzip' : undefined;
}

/**
 * @param {Buffer} raw
 * @param {string | undefined} encoding
 * @returns {Promise<Buffer>}
 */
function encode(raw, encoding) {
  if (encoding === 'br') return toBrotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  if (encoding === 'gzip') return toGzip(raw, { level: 9 });
  return Promise.resolve(raw);
}
