import { pollWhileVisible, toFailure } from '@lobby/api';
import { useShownBetQuery } from '@lobby/api/endpoints/shown-bet';
import { useLocale } from '@lobby/i18n';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ShownBetView } from './shown-bet.view.tsx';

/** How often a bet that is not decided yet is looked at again. */
const openBetMs = 15_000;

/** `/bet/:showId`: one bet for anybody who has its address. */
export default function ShownBetScreen() {
  // Longer than any id: such a bet is not known.
  const showId = useParams().showId?.slice(0, 64) ?? '';
  const asked = useShownBetQuery({ showId, langx: useLocale() }, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = asked;
  const status = currentData?.bet?.status;
  const isOpen = status === 'open' || status === 'pending';
  useEffect(() => {
    if (!isOpen) return;
    return pollWhileVisible(() => void refetch(), openBetMs);
  }, [isOpen, refetch]);
  return (
    <ShownBetView
      bet={currentData?.bet}
      failure={error && toFailure(error)}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
