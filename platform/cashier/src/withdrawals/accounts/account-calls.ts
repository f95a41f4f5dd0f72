import { contract } from '@lobby/api-client/contract';
import { banks } from '@lobby/funds';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { type Implementation, implement } from '@lobby/platform-kernel/calls/implement';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { WithdrawalNeeds } from '../withdrawal-needs.ts';
import { accountsOf, wireAccount } from './account-rows.ts';
import { addAccount } from './add-account.ts';
import { removeAccount, setDefaultAccount } from './change-account.ts';

const calls = contract.bankCard;

/** The accounts withdrawals go to: lists, add, remove, choose. */
export function accountCalls(
  platform: Platform,
  { isOwnAccount }: Pick<WithdrawalNeeds, 'isOwnAccount'>,
): Implementation[] {
  return [
    implement(calls.memberAccounts, async (_input, ctx) =>
      (await accountsOf(ctx.db, memberOf(ctx).id)).map(row => wireAccount(platform, row)),
    ),
    implement(calls.banks, async () => banks.map(({ id, name }) => ({ id, name }))),
    implement(contract.virtualCurrency.virtualCurrencies, async () => [
      { kind: 'usdt-trc20' as const, currency: 'USDT', network: 'TRC20' },
      { kind: 'usdt-erc20' as const, currency: 'USDT', network: 'ERC20' },
    ]),
    implement(calls.addAccount, async (input, ctx) =>
      wireAccount(platform, await addAccount(platform, ctx, { ...input, isOwnAccount })),
    ),
    implement(calls.removeAccount, async (input, ctx) => {
      await removeAccount(platform, ctx, input);
      return null;
    }),
    implement(calls.setDefaultAccount, async (input, ctx) => {
      await setDefaultAccount(platform, ctx, input);
      return null;
    }),
  ];
}
