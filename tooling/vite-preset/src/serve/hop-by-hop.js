/** Headers of one connection, which are not forwarded to the other. */
const hopByHop = ['connection', 'keep-alive', 'proxy-connection', 'proxy-authorization', 'te', 'trailer'];

/**
 * Headers that are kept even where a caller lists them in `connection`: without the first two a body would have no
 * defined end and could be read as the next caller's call; without the third the caller would be unknown.
 */
const ofTheCall = ['content-length', 'transfer-encoding', 'x-forwarded-for'];

/**
 * Removes the headers that belong to the connection: the standard ones, and those listed in `connection`.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function dropHopByHop(headers) {
  const named = String(headers.connection ?? '')
    .split(',')
    .map(name => name.trim().toLowerCase())
    .filter(name => !ofTheCall.includes(name));
  for (const name of [...hopByHop, ...named]) delete headers[name];
}
