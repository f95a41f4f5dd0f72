import { BlockList, isIPv6 } from 'node:net';

/**
 * A list of networks in CIDR notation: `10.0.0.0/8`, `fd00::/8`; a single address is a network of its own.
 * @throws RangeError or TypeError for malformed text.
 */
export function networksOf(texts: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const text of texts) {
    const [address = '', bits = isIPv6(address) ? '128' : '32'] = text.split('/');
    // Number('') is 0, and a prefix of 0 bits matches every address.
    if (bits === '') throw new RangeError(`${text} does not say how large it is.`);
    networks.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return networks;
}

/** Whether a text names a network as `networksOf` reads it. */
export function isNetwork(text: string): boolean {
  try {
    networksOf([text]);
    return true;
  } catch {
    return false;
  }
}

/** This machine, and addresses that are not routed on the Internet. */
export const privateNetworks: BlockList = networksOf([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
]);
