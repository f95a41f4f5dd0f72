import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Icon } from '@lobby/ui-kit/icon';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { toast } from '@lobby/ui-kit/toast';
import type { ReactNode } from 'react';
import { betHistoryMessages } from '../../messages/index.ts';
import { ExportButton, ExportNote } from '../export/export-button.tsx';
import type { ExportState } from '../export/use-export.ts';

interface RecordsPageProps {
  /** Undefined until the first answer came. */
  readonly bets: { readonly total: number } | undefined;
  readonly isRefreshing: boolean;
  readonly failure: ApiFailure | undefined;
  readonly exporting: ExportState;
  onExport(): void;
  /** Answers whether it worked. */
  onRefresh(): Promise<boolean>;
  /** Filters and sums. */
  readonly head: ReactNode;
  /** The list of bets; an error stands in its place. */
  readonly children: ReactNode;
}

/** The frame of a list of bets: its title with export and refresh, what chooses them, and the list or why there is none. */
export function RecordsPage(props: RecordsPageProps) {
  const { bets, failure, exporting, head, children } = props;
  const t = useText(betHistoryMessages);
  const locale = useLocale();
  const refresh = async () => {
    if (await props.onRefresh()) toast.success(t('betHistory.refreshed'));
  };
  return (
    <Page
      title={t('betHistory.title')}
      actions={
        <>
          <ExportButton state={exporting} isEmpty={!bets?.total} onExport={props.onExport} />
          <Button size="s" busy={props.isRefreshing} onClick={refresh}>
            <Icon name="refresh" size={16} />
            {t('betHistory.refresh')}
          </Button>
        </>
      }
      note={<ExportNote state={exporting} />}
    >
      {head}
      {failure && !bets ? (
        <Panel>
          <ErrorState
            title={t('betHistory.error')}
            hint={inlineText(failure, locale)}
            busy={props.isRefreshing}
            onRetry={props.onRefresh}
          />
        </Panel>
      ) : (
        children
      )}
    </Page>
  );
}
