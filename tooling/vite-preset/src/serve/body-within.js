import { Transform } from 'node:stream';

/**
 * The body of a request as a stream of its own, which ends early, and says so, once it is longer than `most` bytes.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {number} most
 * @param {() => void} whenTooLong
 */
export function bodyWithin(request, most, whenTooLong) {
  let seen = 0;
  const body = new Transform({
    transform(chunk, _encoding, done) {
      seen += chunk.length;
      if (seen <= most) return done(null, chunk);
      whenTooLong();
    },
  });
  return request.pipe(body);
}
