import { toFailure } from '@lobby/api';
import { useGameReturnsQuery } from '@lobby/api/endpoints/game-returns';
import { useLocale } from '@lobby/i18n';
import { GameReturnsView } from './game-returns.view.tsx';

/** What the games of venues gave back. */
export function GameReturns() {
  const { currentData, error, isFetching, refetch } = useGameReturnsQuery({ langx: useLocale() });
  return (
    <GameReturnsView
      returns={currentData}
      failure={error && toFailure(error)}
      isAsking={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
