/**
 * Reads the complete body of a request; `too-long` beyond `most` bytes, `left` when the caller disconnected.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {number} most bytes.
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
