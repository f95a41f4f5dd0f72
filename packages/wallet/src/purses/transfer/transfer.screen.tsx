import { pollWhileVisible, toFailure } from '@lobby/api';
import { useBalanceQuery } from '@lobby/api/endpoints/transfer';
import { useAllBalanceQuery, useVenueTransfersQuery } from '@lobby/api/endpoints/venue-purses';
import { usePause } from '@lobby/api/use-pause';
import { useServerNow } from '@lobby/api/use-server-now';
import { currentLocale } from '@lobby/i18n';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AllBalance } from '../purse-types.ts';
import type { Direction } from './convert.form.ts';
import { ConvertPanel } from './convert-panel.tsx';
import { TransferView } from './transfer.view.tsx';
import { TransferPanel } from './transfer-panel.tsx';
import { useConversion } from './use-conversion.ts';
import { useDirection } from './use-direction.ts';
import { useTransfer } from './use-transfer.ts';

/** How often what is under way is asked for, ms. */
const everyMs = 3_000;

/** Transfers at work; the address says which: `?venue=JXDZ`, `?what=usdt`. */
export default function TransferScreen() {
  const [search, setSearch] = useSearchParams();
  const langx = currentLocale();
  const all = useAllBalanceQuery({ langx }, { refetchOnMountOrArgChange: true });
  const [isMoving, setMoving] = useState(false);
  const { data: running = [], refetch } = useVenueTransfersQuery(
    { langx },
    { refetchOnMountOrArgChange: true },
  );
  useEffect(
    () => (isMoving ? pollWhileVisible(() => void refetch(), everyMs) : undefined),
    [isMoving, refetch],
  );
  if (isMoving !== running.length > 0) setMoving(running.length > 0);
  const what = search.get('what') === 'usdt' ? 'usdt' : 'venue';
  return (
    <TransferView
      what={what}
      onWhat={chosen => setSearch(chosen === 'usdt' ? { what: 'usdt' } : {}, { replace: true })}
      isReady={all.data !== undefined}
      failure={!all.data && all.error ? toFailure(all.error) : undefined}
      isRetrying={all.isFetching}
      onRetry={() => void all.refetch()}
      running={running}
      pause={usePause()}
      now={useServerNow()}
    >
      {all.data &&
        (what === 'usdt' ? (
          <Converting all={all.data} />
        ) : (
          <Moving all={all.data} first={search.get('venue') ?? ''} />
        ))}
    </TransferView>
  );
}

function Moving({ all, first }: { all: AllBalance; first: string }) {
  const [code, choose] = useState(first);
  const [isIn, setIn] = useDirection();
  const { state, edited, start, repeat } = useTransfer();
  const venue = all.venues.find(({ channelCode }) => channelCode === code) ?? all.venues[0];
  if (!venue) return null;
  return (
    <TransferPanel
      all={all}
      venue={venue}
      isIn={isIn}
      state={state}
      onVenue={chosen => {
        choose(chosen);
        edited();
      }}
      onSwap={() => {
        setIn(!isIn);
        edited();
      }}
      onEdit={edited}
      onSubmit={amount => void start({ channelCode: venue.channelCode, amount, ty: isIn ? '1' : '2' })}
      onRepeat={repeat}
    />
  );
}

function Converting({ all }: { all: AllBalance }) {
  const [to, choose] = useState<Direction>('USDT');
  const { data: balance } = useBalanceQuery();
  const { rate, state, edited, start, repeat } = useConversion();
  return (
    <ConvertPanel
      to={to}
      free={to === 'USDT' ? all.centerWalletBalance : (balance?.usdtBalance ?? '0')}
      quote={rate.quote}
      secondsLeft={rate.secondsLeft}
      isAskingRate={rate.isAsking}
      rateFailure={rate.failure}
      state={state}
      onDirection={chosen => {
        choose(chosen);
        edited();
      }}
      onRate={() => void rate.ask()}
      onEdit={edited}
      onSubmit={amount => {
        if (rate.quote) void start({ quoteId: rate.quote.quoteId, to, amount });
      }}
      onRepeat={repeat}
    />
  );
}
