import net from 'node:net';
import os from 'node:os';
import { UserError } from './say.mjs';

const everywhere = ['0.0.0.0', '::'];

/**
 * The address to listen on (`--host`), and how it is reached: `{host, open, name, names}`. `open` = other machines can
 * connect; `names` are the host names a browser may use, `name` the one that is printed and works from all machines.
 */
export async function readHost(given = '127.0.0.1') {
  const address = await ownAddress(given === 'localhost' ? '127.0.0.1' : given);
  if (address === '127.0.0.1' || address === '::1')
    return { host: address, open: false, name: 'localhost', names: ['localhost', inUrl(address)] };
  if (address.startsWith('127.')) return { host: address, open: false, name: address, names: [address] };
  if (!everywhere.includes(address))
    return { host: address, open: true, name: inUrl(address), names: [inUrl(address)] };
  const outside = outsideAddresses();
  return {
    host: address,
    open: true,
    name: outside[0] ?? 'localhost',
    names: ['localhost', '127.0.0.1', ...outside],
  };
}

/**
 * The addresses from which programs of this machine call the platform, in the form of `LOBBY_PROXY_NETWORKS`: no other
 * machine may set the caller's address.
 */
export function ownNetworks({ names }) {
  const addresses = names.map(name => name.replace(/^\[|\]$/g, '')).filter(net.isIP);
  return [...new Set(['127.0.0.0/8', '::1', ...addresses])].join(',');
}

/** The address of a host name or address of this machine. */
function ownAddress(host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', ({ code }) =>
      reject(
        new UserError(
          `--host ${host} is no address of this machine (${code}).`,
          `It has ${['127.0.0.1', ...outsideAddresses()].join(', ')}.`,
          'Give one of them, or 0.0.0.0 for all; without --host only this machine reaches Lobby.',
        ),
      ),
    );
    server.listen(0, host, () => {
      const { address } = server.address();
      server.close(() => resolve(address));
    });
  });
}

function outsideAddresses() {
  return Object.values(os.networkInterfaces())
    .flat()
    .filter(each => each.family === 'IPv4' && !each.internal)
    .map(each => each.address);
}

const inUrl = address => (net.isIPv6(address) ? `[${address}]` : address);
