/**
 * The body of a request once all of it is here; undefined when it is longer than `most` bytes, or its caller left.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {number} most
 * @returns {Promise<{kind: 'whole', bytes: Buffer} | {kind: 'too-long'} | {kind: 'left'}>}
 */
export function wholeBody(request, most) {
  return new Promise(resolve => {
    /** @type {Buffer[]} */
    const chunks = [];
    let length = 0;
    request
      .on('data', (/** @type {Buffer} */ chunk) => {
        length += chunk.length;
        if (length <= most) chunks.push(chunk);
        else {
          request.pause();
          resolve({ kind: 'too-long' });
        }
      })
      .on('end', () => resolve({ kind: 'whole', bytes: Buffer.concat(chunks) }))
      .on('error', () => resolve({ kind: 'left' }))
      .on('close', () => resolve({ kind: 'left' }));
  });
}
