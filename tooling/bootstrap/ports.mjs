import net from 'node:net';
import { UserError } from './say.mjs';
import { portsFrom } from './sites.mjs';

/** Both loopback and both wildcard addresses: the port may be taken on one address and free on another. */
const addresses = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/** True when nothing listens on the port, on any address of this machine. */
export async function isFree(port) {
  return (await whyNot(port)) === undefined;
}

/** Throws an error with the port and the remedy when one of the ports (`{what: port}`) is not available. */
export async function checkPorts(ports) {
  for (const [what, port] of Object.entries(ports)) {
    if (!(Number.isInteger(port) && port > 0 && port <= 65_535))
      throw new UserError(`${port} is no port: ports go from 1 to 65535.`, 'Give another --port-base.');
    const why = await whyNot(port);
    if (why === 'EACCES')
      throw new UserError(
        `Port ${port}, which ${what} needs, is not for this user.`,
        'Give a --port-base of 1024 or more.',
      );
    if (why) throw await portTaken(what, port);
  }
}

/** The message for a port that another program uses, with a `--port-base` that is free now. */
export async function portTaken(what, port) {
  return new UserError(
    `Port ${port} is taken, and ${what} needs it.`,
    'Another program listens there, perhaps another Lobby.',
    `Stop that program, or choose other ports: npm start -- --port-base ${await freeBase()}`,
  );
}

/** A free port. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** A `--port-base` whose ports are all free now. */
export async function freeBase(from = 5_000) {
  for (let base = from; base < 64_000; base += 1_000) {
    const { platform, payments, sites } = portsFrom(base);
    const free = await Promise.all([platform, payments, ...Object.values(sites)].map(isFree));
    if (free.every(Boolean)) return base;
  }
  return 'N';
}

/** Why the port cannot be used: an error's code, or undefined. */
async function whyNot(port) {
  for (const host of addresses) {
    const code = await listenOnce(port, host);
    if (code === 'EADDRINUSE' || code === 'EACCES') return code;
  }
  return undefined;
}

function listenOnce(port, host) {
  return new Promise(resolve => {
    const server = net.createServer();
    server.once('error', error => resolve(error.code));
    server.listen({ port, host, ipv6Only: true }, () => server.close(() => resolve(undefined)));
  });
}
