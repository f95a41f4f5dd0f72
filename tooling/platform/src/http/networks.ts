import { BlockList, isIPv6 } from 'node:net';

/**
 * Networks by their CIDR: `10.0.0.0/8`, `fd00::/8`; one address is a network of its own.
 * @throws RangeError or TypeError for text that names none.
 */
export function networksOf(texts: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const text of texts) {
    const [address = '', bits] = text.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    networks.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return networks;
}

/** This machine, and addresses that nobody on the Internet can call from. */
export const privateNetworks: BlockList = networksOf([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
]);
