import type { AnswerOf, contract } from '@lobby/api-client/contract';
import type { withdrawalAccountKinds } from '@lobby/api-client/contract/fd/withdrawal-account';
import { paths } from '@lobby/feature';

/** An account withdrawals go to, as it is shown. */
export type WithdrawalAccount = AnswerOf<typeof contract.bankCard.memberAccounts>[number];
export type WithdrawalAccountKind = (typeof withdrawalAccountKinds)[number];

/** A page of accounts: banks, coins of both networks, Alipay. */
export const accountPages = ['bank', 'coin', 'alipay'] as const;
export type AccountPage = (typeof accountPages)[number];

/** Accounts of one kind a member may have. */
export const maxAccountsOfKind = 5;

const { addBankCard, virtualCoin, alipay } = paths.mine;

/** Where each page is. */
export const pathOf = { bank: addBankCard, coin: virtualCoin, alipay } as const;

/** The kinds of a page, in the order shown. */
export const kindsOf = {
  bank: ['bank'],
  coin: ['usdt-trc20', 'usdt-erc20'],
  alipay: ['alipay'],
} as const satisfies Record<AccountPage, readonly WithdrawalAccountKind[]>;

/** The page of a kind. */
export function pageOf(kind: WithdrawalAccountKind): AccountPage {
  return kind === 'bank' || kind === 'alipay' ? kind : 'coin';
}

/** The network of a kind in USDT. */
export function networkOf(kind: WithdrawalAccountKind): 'TRC20' | 'ERC20' {
  return kind === 'usdt-erc20' ? 'ERC20' : 'TRC20';
}

/** The page that a path is. */
export function pageAt(pathname: string): AccountPage {
  return accountPages.find(page => pathOf[page]() === pathname) ?? 'bank';
}
