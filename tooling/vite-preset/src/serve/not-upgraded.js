/** The headers that request an upgrade. */
const ofUpgrade = ['upgrade', 'http2-settings', 'connection'];

/**
 * Returns a request for another protocol to its server, to be answered as plain HTTP: a client may offer HTTP/2 with
 * any request, and Node treats each such offer as a socket once a listener for upgrades is registered.
 *
 * @param {import('node:http').Server} server
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:stream').Duplex} socket
 * @param {Buffer} head the bytes received after the headers.
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
