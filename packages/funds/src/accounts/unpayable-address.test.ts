import { expect, it } from 'vitest';
import { chains, readChainAddress } from './chain-address.ts';
import { burnAddresses, tokenContracts, unpayableAddress } from './unpayable-address.ts';

it.each(chains)('every address of the tables is one of %s in its one spelling', chain => {
  for (const address of [...tokenContracts[chain], ...burnAddresses[chain]])
    expect(readChainAddress(chain, address)).toBe(address);
});

it.each([
  ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'contract'],
  ['TRC20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'nobody'],
  ['TRC20', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy', 'nobody'],
  ['TRC20', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', undefined],
  ['TRC20', '0x0000000000000000000000000000000000000000', undefined],
  ['ERC20', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 'contract'],
  ['ERC20', '0xdac17f958d2ee523a2206206994597c13d831ec7', 'contract'],
  // The account of USDT's contract on TRON, written as one of Ethereum.
  ['ERC20', '0xa614f803b6fd780986a42c78ec9c7f77e6ded13c', 'contract'],
  ['ERC20', '0x0000000000000000000000000000000000000000', 'nobody'],
  ['ERC20', '0x0000000000000000000000000000000000000001', 'nobody'],
  ['ERC20', '0x000000000000000000000000000000000000dEaD', 'nobody'],
  ['ERC20', '0xdEAD000000000000000042069420694206942069', 'nobody'],
  ['ERC20', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', 'nobody'],
  ['ERC20', '0xffffffffffffffffffffffffffffffffffffffff', 'nobody'],
  ['ERC20', '0xdeaddeaddeaddeaddeaddeaddeaddeaddeaddead', 'nobody'],
  ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', undefined],
] as const)('%s %s: %s', (chain, address, why) => {
  expect(unpayableAddress(chain, address)).toBe(why);
});
