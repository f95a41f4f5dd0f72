/**
 * Reads a body of at most 16 KiB; undefined when it is longer.
 *
 * @param {import('node:http').IncomingMessage} request
 */
export async function readBody(request) {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    text += chunk;
    if (text.length > 16_384) return undefined;
  }
  return text;
}
