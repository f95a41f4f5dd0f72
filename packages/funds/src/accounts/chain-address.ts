import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';

/** The chains on which USDT is paid. */
export const chains = ['TRC20', 'ERC20'] as const;
export type Chain = (typeof chains)[number];

const base58check = createBase58check(sha256);
const TRON = 0x41;

/**
 * Reads an address in the one spelling it is stored and compared in: TRC20 as it is, ERC20 with EIP-55 capitals. One in small or capital letters alone has no checksum and is accepted.
 * @returns undefined when it is not an address of the chain.
 */
export function readChainAddress(chain: Chain, text: string): string | undefined {
  return chain === 'TRC20' ? readTron(text) : readEthereum(text);
}

/** The twenty bytes of an account that an address names, in small hex; undefined when it is no address of the chain. */
export function readAccount(chain: Chain, text: string): string | undefined {
  const address = readChainAddress(chain, text);
  if (address === undefined) return undefined;
  return chain === 'TRC20'
    ? bytesToHex(base58check.decode(address).slice(1))
    : address.slice('0x'.length).toLowerCase();
}

/** The ends of an address, for a list: "TR7NHq…Lj6t". */
export function maskChainAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`;
}

function readTron(text: string): string | undefined {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)) return undefined;
  try {
    const payload = base58check.decode(text);
    return payload.length === 21 && payload[0] === TRON ? text : undefined;
  } catch {
    return undefined;
  }
}

function readEthereum(text: string): string | undefined {
  const figures = /^0x([0-9a-fA-F]{40})$/.exec(text)?.[1];
  if (figures === undefined) return undefined;
  const checked = withChecksum(figures.toLowerCase());
  const isOneCase = figures === figures.toLowerCase() || figures === figures.toUpperCase();
  return isOneCase || checked === figures ? `0x${checked}` : undefined;
}

/** EIP-55: a letter is a capital where the hash of the small letters has 8 or more. */
function withChecksum(small: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(small)));
  return [...small].map((char, place) => (hash.charAt(place) >= '8' ? char.toUpperCase() : char)).join('');
}
