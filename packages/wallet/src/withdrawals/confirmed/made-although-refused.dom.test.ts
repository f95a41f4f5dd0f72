import { useWithdrawalAccountsQuery } from '@lobby/api/endpoints/bank-card';
import { useWithdrawalInfoQuery } from '@lobby/api/endpoints/withdraw';
import { endSession, startSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { type FakeAnswer, refuse } from '@lobby/api-client/testing';
import { liveHook } from '@lobby/ui-testing/hooks';
import { type CodePurpose, keepCode } from '@lobby/verification/confirm';
import { confirmMessages } from '@lobby/verification/confirm/messages';
import { verificationMessages } from '@lobby/verification/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleAccount } from '../../testing/sample-accounts.ts';
import { sampleInfo } from '../../testing/sample-withdrawals.ts';
import { useAddAccount } from '../accounts/add-account/use-add-account.ts';
import { useChangeAccount } from '../accounts/change-account/use-change-account.ts';
import { accountsMessages } from '../accounts/messages/index.ts';
import { withdrawalPasswordMessages } from '../password/messages/index.ts';
import { useWithdrawalPassword } from '../password/use-withdrawal-password.ts';

const name = 'linqiao88';
const member = { name, bound: { phone: '+86 138****8066', email: '' }, isProven: false, askAgain: vi.fn() };
const code = '123456';
const account = sampleAccount({ id: 'card-1', isDefault: false });

beforeEach(() => startSession({ token: 't', userId: 'u1' }));
afterEach(() => {
  endSession();
  sessionStorage.clear();
});

/** A code for this change was sent before its dialog opened. */
function codeWasSent(purpose: CodePurpose, about?: { accountId: string }): void {
  const [resendAt, until] = [Date.now(), Date.now() + 600_000];
  keepCode({ purpose, name, about }, { target: { to: 'phone' }, way: 'sms', ticket: 't1', resendAt, until });
}

/** The server: the call at `path` is refused with server-error, after it was executed when `works`. */
function failing(path: string, works: boolean): Record<string, FakeAnswer> {
  let made = false;
  const { memberAccounts, addAccount, removeAccount } = contract.bankCard;
  const after = {
    [addAccount.path]: [account, sampleAccount({ id: 'card-2' })],
    [removeAccount.path]: [],
  }[path] ?? [{ ...account, isDefault: true }];
  return {
    [memberAccounts.path]: () => {
      const list = made ? after : [account];
      return list.length > 0 ? list : refuse('no-data');
    },
    [contract.withdraw.withdrawInfo.path]: () => sampleInfo({ hasPassword: made }),
    [path]: () => {
      made = works;
      return refuse('server-error');
    },
  };
}

const changes = [
  {
    path: contract.bankCard.addAccount.path,
    purpose: 'add-payout-account',
    use: (onDone: () => void) => {
      const { props, submit } = useAddAccount(member, onDone);
      const send = () => submit({ kind: 'bank', number: '4367000000000005', bankId: 'ICBC', code });
      return { props, send };
    },
  },
  ...(['remove', 'default'] as const).map(does => ({
    path: contract.bankCard[does === 'remove' ? 'removeAccount' : 'setDefaultAccount'].path,
    purpose: `${does}-payout-account` as const,
    about: { accountId: account.id },
    use: (onDone: () => void) => {
      const { props, submit } = useChangeAccount(
        member,
        { does, id: account.id, address: '', account: '' },
        onDone,
      );
      return { props, send: () => submit(code) };
    },
  })),
  {
    path: contract.withdrawalPassword.setWithdrawalPassword.path,
    purpose: 'withdrawal-password',
    use: (onDone: () => void) => {
      const { props, submit } = useWithdrawalPassword(member, { does: 'set' }, onDone);
      return { props, send: () => submit({ old: '', password: '135792', repeat: '135792', code }) };
    },
  },
] as const;

describe.each(changes)('a change that the server fails in: $purpose', change => {
  it.each([
    ['has been made when the platform shows it', true],
    ['has failed when the platform does not show it', false],
  ])('%s', async (_, works) => {
    codeWasSent(change.purpose, 'about' in change ? change.about : undefined);
    const onDone = vi.fn();
    const shown = () => [useWithdrawalAccountsQuery().data, useWithdrawalInfoQuery().data];
    const { now } = await liveHook(
      () => ({ ...change.use(onDone), shown: shown() }),
      failing(change.path, works),
      { texts: [confirmMessages, verificationMessages, accountsMessages, withdrawalPasswordMessages] },
    );
    await vi.waitFor(() => expect(now().shown).not.toContain(undefined));
    await now().send();
    await vi.waitFor(() => {
      const { state } = now().props;
      expect([state.step, 'failure' in state]).toEqual(works ? ['done', false] : ['editing', true]);
    });
    expect(onDone).toHaveBeenCalledTimes(works ? 1 : 0);
  });
});
