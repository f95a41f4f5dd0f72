import { type Chain, readAccount } from './chain-address.ts';

/**
 * Contracts of tokens, by chain: what is sent to one belongs to nobody, and no key brings it back. These are the
 * tokens that members of exchanges meet most; like every list of contracts it is not complete.
 */
export const tokenContracts = {
  TRC20: [
    // USDT, USDC, WTRX, USDD, TUSD, BTT, JST, WIN, SUN
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8',
    'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR',
    'TPYmHEhy5n8TCEfYGqW2rPxsghSfzghPDn',
    'TUpMhErZL2fhh4sVNULAbNKLokS4GjC1F4',
    'TAFjULxiVgT4qWk6UZwjqwZXTSaGaqnVp4',
    'TCFLL5dx5ZJdKnWuesXxi1VPwjLVmWZZy9',
    'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
    'TSSMHYeV2uE9qYH95DqyoCuNCzEL1NvU3S',
  ],
  ERC20: [
    // USDT, USDC, DAI, WETH, WBTC, stETH, BNB, LINK, SHIB
    '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
    '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84',
    '0xB8c77482e45F1F44dE1745F52C74426C631bDD52',
    '0x514910771AF9Ca656af840dff83E8264EcF986CA',
    '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE',
  ],
} as const satisfies Record<Chain, readonly string[]>;

/** Addresses to which coins are sent to destroy them, beside those of a pattern. */
export const burnAddresses = {
  TRC20: ['TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'],
  ERC20: [
    '0xdEAD000000000000000042069420694206942069',
    '0x1234567890123456789012345678901234567890',
    '0x0123456789012345678901234567890123456789',
  ],
} as const satisfies Record<Chain, readonly string[]>;

// Both chains name an account by the same twenty bytes: an address copied over from the other one is nobody's either.
const accountsOf = (list: Readonly<Record<Chain, readonly string[]>>): ReadonlySet<string> =>
  new Set(
    (['TRC20', 'ERC20'] as const).flatMap(chain =>
      list[chain].map(address => readAccount(chain, address) ?? ''),
    ),
  );
const contracts = accountsOf(tokenContracts);
const burnt = accountsOf(burnAddresses);

/** The zero address, those of built-in functions, `…dEaD`, and one or two bytes over and over. */
const pattern = /^0{32}|^(..)\1{19}$|^(....)\2{9}$/;

/**
 * Why an address must not be paid to, whoever asks: `contract`: it is a token's own; `nobody`: it is nobody's, as the
 * zero address. Undefined for any other, and for what is no address.
 */
export function unpayableAddress(chain: Chain, address: string): 'contract' | 'nobody' | undefined {
  const account = readAccount(chain, address);
  if (account === undefined) return undefined;
  if (contracts.has(account)) return 'contract';
  return burnt.has(account) || pattern.test(account) ? 'nobody' : undefined;
}
