import net from 'node:net';
import { UserError } from './say.mjs';
import { portsFrom } from './sites.mjs';

/** Both loopback and both wildcard addresses: the port may be taken on one address and free on another. */
const addresses = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/** Those above 1023 that browsers, and Node's `fetch`, never open: the "bad ports" of the fetch standard. */
const neverOpened = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
]);

/** True when nothing listens on the port, on any address of this machine. */
export async function isFree(port) {
  return (await whyNot(port)) === undefined;
}

/** Throws an error with the port and the remedy when one of the ports (`{what: port}`) is not available. */
export async function checkPorts(ports) {
  for (const [what, port] of Object.entries(ports)) {
    if (!(Number.isInteger(port) && port > 0 && port <= 65_535))
      throw new UserError(`${port} is no port: ports go from 1 to 65535.`, 'Give another --port-base.');
    if (neverOpened.has(port))
      throw new UserError(
        `Port ${port}, which ${what} needs, is one that no browser opens.`,
        `Give another --port-base: npm start -- --port-base ${await freeBase()}`,
      );
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
    const { platform, payments, venues, sites } = portsFrom(base);
    const ports = [platform, payments, venues, ...Object.values(sites)];
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean) && !ports.some(port => neverOpened.has(port))) return base;
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
