import { toFailure } from '@lobby/api';
import { useWithdrawalAccountsQuery } from '@lobby/api/endpoints/bank-card';
import { useMemberInfoQuery } from '@lobby/api/endpoints/member-session';
import {
  useUsdtWithdrawalInfoQuery,
  useWithdrawalInfoQuery,
  useWithdrawalKindsQuery,
} from '@lobby/api/endpoints/withdraw';
import { useServerNow } from '@lobby/api/use-server-now';
import { paths } from '@lobby/feature';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useBind } from '../page/use-bind.ts';
import { ConfirmWithdrawal } from './confirm-withdrawal.container.tsx';
import { confirmedSubject } from './confirmed-subject.ts';
import { useFollowedWithdrawals } from './order/use-followed-withdrawals.ts';
import { withdrawalPasswordDialog } from './password/withdrawal-password.dialog.ts';
import { useWithdrawal } from './request/use-withdrawal.ts';
import { withdrawalBlockOf } from './withdrawal-block.ts';
import type { WithdrawalKind } from './withdrawal-types.ts';
import { WithdrawalsView } from './withdrawals.view.tsx';

/** The withdrawal page at work. */
export function Withdrawals() {
  const fresh = { refetchOnMountOrArgChange: true };
  const info = useWithdrawalInfoQuery(undefined, fresh);
  const kinds = useWithdrawalKindsQuery();
  const accounts = useWithdrawalAccountsQuery(undefined, fresh);
  const member = useMemberInfoQuery({});
  const { data: open = [] } = useFollowedWithdrawals({});
  const rate = useUsdtWithdrawalInfoQuery();
  const usdt = rate.data;
  const [kindName, chooseKind] = useState<WithdrawalKind['kind']>();
  const [accountId, chooseAccount] = useState<string>();
  const [amount, type] = useState('');
  const { state, choose, edited, leave, submit, repeat } = useWithdrawal();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const bind = useBind();
  const now = useServerNow(accounts.data);

  const kind = kinds.data?.find(one => one.kind === kindName) ?? kinds.data?.[0];
  const own = (accounts.data ?? []).filter(account => account.kind === kind?.kind);
  const usable = own.filter(({ usableFrom }) => usableFrom <= now);
  const account =
    usable.find(({ id }) => id === accountId) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0];
  const missing = [info, kinds, accounts, member].find(query => !query.data && query.error);
  const isKnown = [info, kinds, accounts, member].every(({ data }) => data !== undefined);

  // What is left of the day is another amount with the next one.
  const isDayOver = info.data !== undefined && info.data.dayEndsAt <= now;
  const { refetch: askAgain } = info;
  useEffect(() => {
    if (isDayOver) void askAgain();
  }, [isDayOver, askAgain]);

  const asked = state.step === 'confirming' || state.step === 'sending' ? state : undefined;
  const wanted = asked && (asked.step === 'confirming' ? asked.wanted : asked.request);
  const subject =
    wanted && confirmedSubject(wanted, { accounts: accounts.data ?? [], kinds: kinds.data ?? [], usdt });

  const opened = state.step === 'opened' ? state.order.orderNo : undefined;
  useEffect(() => {
    if (opened) void navigate(paths.mine.withdrawal({ order: opened }), { replace: true });
  }, [opened, navigate]);

  return (
    <WithdrawalsView
      info={isKnown ? info.data : undefined}
      kinds={kinds.data}
      failure={missing?.error ? toFailure(missing.error) : undefined}
      isRetrying={missing?.isFetching ?? false}
      onRetry={() => void missing?.refetch()}
      kind={kind}
      onKind={chosen => {
        chooseKind(chosen);
        edited();
      }}
      usdt={usdt}
      isRateMissing={rate.isError}
      isAskingRate={rate.isFetching}
      onRate={() => void rate.refetch()}
      accounts={own}
      account={account}
      amount={amount}
      onType={type}
      onAccount={chooseAccount}
      now={now}
      block={info.data && member.data && withdrawalBlockOf(info.data, now, member.data)}
      onBind={bind}
      onPassword={does => dispatch(withdrawalPasswordDialog.open({ does }))}
      state={state}
      open={open}
      onEdit={edited}
      onNext={choose}
      onRepeat={repeat}
    >
      {asked && subject && info.data && (
        <ConfirmWithdrawal
          {...subject}
          state={asked}
          by={info.data.secondFactor}
          onEdit={edited}
          onSubmit={proof => void submit(proof)}
          onClose={leave}
        />
      )}
    </WithdrawalsView>
  );
}
