/**
 * Closes connections whose request is invalid or late, without an answer: Node would answer 408, after which browsers
 * send a money call again. A request that lies ready to be read is read first (README.md says why).
 *
 * @param {import('node:http').Server} server
 */
export function closeSlowCallers(server) {
  /** @type {WeakMap<import('node:net').Socket, import('node:http').IncomingMessage>} */
  const latest = new WeakMap();
  server.on('request', request => latest.set(request.socket, request));
  server.on('clientError', (/** @type {NodeJS.ErrnoException} */ error, stream) => {
    const socket = /** @type {import('node:net').Socket} */ (stream);
    if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT') return socket.destroy();
    const hadBegun = socket.bytesRead > 0;
    const before = latest.get(socket);
    const previous = before?.complete ? before : undefined;
    // Runs after the reading.
    setImmediate(() => {
      const request = latest.get(socket);
      const isComplete = request !== previous && request?.complete;
      const begins = !hadBegun && socket.bytesRead > 0;
      if (!isComplete && !begins) socket.destroy();
    });
  });
}
