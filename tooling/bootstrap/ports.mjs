import net from 'node:net';
import { Mendable } from './say.mjs';

/** True when nothing listens on the port, on any address of this machine. */
export async function isFree(port) {
  return (await canListen(port, '0.0.0.0')) && (await canListen(port, '::', true));
}

/** Refuses, naming the port and the way out, when one of the ports is taken. */
export async function checkPorts(ports) {
  for (const [what, port] of Object.entries(ports)) {
    if (port > 65_535)
      throw new Mendable(`${port} is no port: ports end at 65535.`, 'Give a smaller --port-base.');
    if (await isFree(port)) continue;
    throw new Mendable(
      `Port ${port} is taken, and ${what} needs it.`,
      'Another program listens there, perhaps another Lobby.',
      `Stop that program, or choose other ports: npm start -- --port-base ${suggestion(Object.values(ports)[0])}`,
    );
  }
}

/** Some port nobody uses now. */
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

const suggestion = base => (base + 1_000 > 64_000 ? 4_000 : base + 1_000);

function canListen(port, host, ipv6 = false) {
  return new Promise(resolve => {
    const server = net.createServer();
    server.once('error', error => resolve(ipv6 && error.code !== 'EADDRINUSE'));
    server.listen({ port, host, ipv6Only: ipv6 }, () => server.close(() => resolve(true)));
  });
}
