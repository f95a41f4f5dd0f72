import { toFailure } from '@lobby/api';
import { useMemberInfoQuery } from '@lobby/api/endpoints/member-session';
import {
  useDepositChannelsQuery,
  useDepositRewardsQuery,
  useOpenDepositsQuery,
  usePayerNameQuery,
} from '@lobby/api/endpoints/payment';
import { useAtEnd } from '@lobby/api/use-pause';
import { useServerNow } from '@lobby/api/use-server-now';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBind } from '../page/use-bind.ts';
import { DepositView } from './deposit.view.tsx';
import { chosenChannel } from './methods/method-groups.ts';
import { wayToOpened } from './order/deposit-order-address.ts';
import { useDeposit } from './request/use-deposit.ts';

/** The deposit page at work. */
export function Deposit() {
  const ways = useDepositChannelsQuery();
  const { channels, pause = null } = ways.data ?? {};
  const { data: badges } = useDepositRewardsQuery();
  useAtEnd(pause, ways);
  const { data: open = [], refetch: askForOpen } = useOpenDepositsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data: customer } = usePayerNameQuery();
  const { state, submit, edited, repeat, leave } = useDeposit();
  const [chosenId, choose] = useState<string>();
  const [amount, type] = useState('');
  const { data: member } = useMemberInfoQuery({});
  const bind = useBind();
  const navigate = useNavigate();
  const { state: cameWith } = useLocation();
  const chosen = chosenChannel(channels ?? [], chosenId);

  const opened = state.step === 'opened' ? state : undefined;
  useEffect(() => {
    if (opened) void navigate(...wayToOpened(opened, cameWith));
  }, [opened, cameWith, navigate]);

  return (
    <DepositView
      channels={channels}
      pause={pause}
      now={useServerNow(ways.data)}
      failure={!ways.data && ways.error ? toFailure(ways.error) : undefined}
      isRetrying={ways.isFetching}
      onRetry={() => void ways.refetch()}
      rewards={badges?.rewards ?? []}
      openOrders={open}
      chosen={chosen}
      onChoose={id => {
        choose(id);
        edited();
      }}
      payerName={customer?.payerName}
      onBindName={() => bind(member?.bindPhone ? 'realName' : 'phoneAndRealName')}
      amount={amount}
      onType={text => {
        type(text);
        edited();
      }}
      opening={state}
      onSubmit={text => {
        if (chosen) void submit(chosen, text);
      }}
      onRepeat={repeat}
      onLeave={() => {
        leave();
        void askForOpen();
      }}
    />
  );
}
