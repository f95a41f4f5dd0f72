import { toFailure } from '@lobby/api';
import {
  useDepositChannelsQuery,
  useDepositRewardsQuery,
  useOpenDepositsQuery,
  usePayerNameQuery,
} from '@lobby/api/endpoints/payment';
import { useAtEnd } from '@lobby/api/use-pause';
import { useServerNow } from '@lobby/api/use-server-now';
import { paths } from '@lobby/feature';
import { useSlots } from '@lobby/feature/slots';
import { wayBackTo } from '@lobby/feature/way-back';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
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
  const { binding } = useSlots();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const here = useLocation();
  const chosen = chosenChannel(channels ?? [], chosenId);

  const opened = state.step === 'opened' ? state : undefined;
  useEffect(() => {
    if (opened) void navigate(...wayToOpened(opened));
  }, [opened, navigate]);

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
      onBindName={() => {
        if (binding) void binding().then(({ default: open }) => dispatch(open('realName')));
        else void navigate(paths.mine.auth(), { state: wayBackTo(here) });
      }}
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
