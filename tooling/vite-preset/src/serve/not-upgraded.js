/** They ask for the upgrade. */
const ofUpgrade = ['upgrade', 'http2-settings', 'connection'];

/**
 * Gives a request that asked for another protocol back to its server, to be answered in the one it came in: a client
 * may offer HTTP/2 with any request, and Node takes each such offer for a socket once one listener waits for sockets.
 *
 * @param {import('node:http').Server} server
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:stream').Duplex} socket
 * @param {Buffer} head What came behind the headers.
 */
export function notUpgraded(server, { method, url, httpVersion, rawHeaders }, socket, head) {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value] = rawHeaders.slice(at, at + 2);
    if (!ofUpgrade.includes(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  const again = Buffer.from(`${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`, 'latin1');
  socket.unshift(Buffer.concat([again, head]));
  server.emit('connection', socket);
}
