import { serviceOpened } from '@lobby/api/session';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Skeleton } from '@lobby/ui-kit/skeleton';
import { useDeferredValue } from 'react';
import { useDispatch } from 'react-redux';
import { contentMessages } from '../../../messages/index.ts';
import { useHelpIndex } from '../use-help-index.ts';
import { HelpResultsView } from './help-results.view.tsx';
import { useFoundGames } from './use-found-games.ts';

/** Shows as many pages. */
const mostPages = 6;
const sports = paths.game.sport({ enName: 'crty' });

/** What is found for a query, once the index is here. */
export default function HelpResults({ query }: { query: string }) {
  const t = useText(contentMessages);
  const asked = useDeferredValue(query.trim());
  const { index, hasFailed, retry } = useHelpIndex();
  const pathExists = usePathExists();
  const games = useFoundGames(asked);
  const dispatch = useDispatch();
  if (hasFailed) return <ErrorState size="s" title={t('content.search.failed')} onRetry={retry} />;
  if (!index)
    return (
      <div role="status" aria-label={t('content.search.loading')}>
        <Skeleton />
      </div>
    );
  const isWord = !/^\d*$/.test(asked);
  return (
    <HelpResultsView
      query={asked}
      pages={index
        .pages(asked)
        .filter(({ code }) => pathExists(paths.help[code]()))
        .slice(0, mostPages)}
      codes={index.codes(asked)}
      games={games}
      results={
        isWord && pathExists(sports)
          ? `${sports}?${new URLSearchParams({ view: 'results', q: asked })}`
          : undefined
      }
      onService={() => dispatch(serviceOpened())}
    />
  );
}
