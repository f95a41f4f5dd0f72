import { describe, expect, it } from 'vitest';
import { loadCases } from '../cases/load-cases.ts';
import { type Chain, maskChainAddress, readChainAddress } from './chain-address.ts';

const cases = loadCases<{ network?: Chain | 'BANKCARD'; address: string }, { valid: boolean }>(
  'payment',
).flatMap(each => {
  const { network, address } = each.input;
  return network && network !== 'BANKCARD'
    ? [{ id: each.id, chain: network, address, valid: each.expected.valid }]
    : [];
});

const tether = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

describe('an address on a chain', () => {
  it.each(cases)('$id: $address', ({ chain, address, valid }) => {
    expect(readChainAddress(chain, address) !== undefined).toBe(valid);
  });

  it.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('accepts the example %s of EIP-55 as it stands, and not with one letter the other way', address => {
    expect(readChainAddress('ERC20', address)).toBe(address);
    const letter = address.search(/[a-f]/);
    const wrong = address.slice(0, letter) + address.charAt(letter).toUpperCase() + address.slice(letter + 1);
    expect(readChainAddress('ERC20', wrong)).toBeUndefined();
  });

  it('has one spelling, however its letters were typed', () => {
    const figures = tether.slice(2);
    expect(readChainAddress('ERC20', `0x${figures.toLowerCase()}`)).toBe(tether);
    expect(readChainAddress('ERC20', `0x${figures.toUpperCase()}`)).toBe(tether);
  });

  it('shows its ends only', () => {
    expect(maskChainAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe('TR7NHq…Lj6t');
  });
});
