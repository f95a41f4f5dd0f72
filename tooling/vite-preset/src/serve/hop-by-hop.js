/** They speak of one connection, and there are two. */
const hopByHop = ['connection', 'keep-alive', 'proxy-connection', 'proxy-authorization', 'te', 'trailer'];

/**
 * Stay, even where a caller names them in `connection`: without the first two a body would arrive with no bounds, to
 * be read as the next caller's call; without the third nobody knows whose call it is.
 */
const ofTheCall = ['content-length', 'transfer-encoding', 'x-forwarded-for'];

/**
 * Takes out what belongs to the connection a message came over: the headers that always do, and those it names so.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function dropHopByHop(headers) {
  const named = String(headers.connection ?? '')
    .split(',')
    .map(name => name.trim().toLowerCase())
    .filter(name => !ofTheCall.includes(name));
  for (const name of [...hopByHop, ...named]) delete headers[name];
}
