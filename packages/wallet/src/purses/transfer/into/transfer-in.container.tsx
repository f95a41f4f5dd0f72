import { toFailure } from '@lobby/api';
import { useAllBalanceQuery } from '@lobby/api/endpoints/venue-purses';
import type { TransferInProps } from '@lobby/feature';
import { currentLocale } from '@lobby/i18n';
import { useTransfer } from '../use-transfer.ts';
import { TransferInView } from './transfer-in.view.tsx';

/** Moves money into one venue, over the page that is about to enter it or has. */
export default function TransferIn({ venue, words, onEnter, onClose }: TransferInProps) {
  const all = useAllBalanceQuery({ langx: currentLocale() }, { refetchOnMountOrArgChange: true });
  const { state, edited, start, repeat } = useTransfer(words !== undefined);
  return (
    <TransferInView
      venue={venue}
      words={words}
      free={all.data?.centerWalletBalance}
      balance={all.data?.venues.find(({ channelCode }) => channelCode === venue.channelCode)?.balance}
      failure={!all.data && all.error ? toFailure(all.error) : undefined}
      isRetrying={all.isFetching}
      state={state}
      onRetry={() => void all.refetch()}
      onEdit={edited}
      onSubmit={amount => void start({ channelCode: venue.channelCode, amount, ty: '1' })}
      onRepeat={repeat}
      onEnter={onEnter}
      onClose={onClose}
    />
  );
}
