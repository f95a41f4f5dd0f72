import { inlineText } from '@lobby/api-client/request';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Hint } from '@lobby/ui-kit/hint';
import { Icon } from '@lobby/ui-kit/icon';
import { betHistoryMessages } from '../../messages/index.ts';
import css from './export.module.css';
import type { ExportState } from './use-export.ts';

interface ExportProps {
  readonly state: ExportState;
}

/** Exports the listed bets, on every page of the list. */
export function ExportButton(props: ExportProps & { readonly isEmpty: boolean; onExport(): void }) {
  const { state, isEmpty, onExport } = props;
  const t = useText(betHistoryMessages);
  return (
    <Button
      size="s"
      busy={state.kind === 'running'}
      disabledLook={isEmpty}
      reason={isEmpty ? t('betHistory.export.nothing') : undefined}
      onClick={() => !isEmpty && onExport()}
    >
      <Icon name="download" size={16} />
      {t('betHistory.export')}
    </Button>
  );
}

/** How far the export is, or why there is no file. */
export function ExportNote({ state }: ExportProps) {
  const t = useText(betHistoryMessages);
  const format = useFormat();
  const locale = useLocale();
  return (
    <>
      <p role="status" className={css.note}>
        {state.kind === 'running' &&
          (state.progress
            ? t('betHistory.export.progress', {
                done: format.number(state.progress.done),
                total: format.number(state.progress.total),
              })
            : t('betHistory.export.begins'))}
      </p>
      {state.kind === 'failed' && (
        <Hint role="alert" tone="danger">
          {t('betHistory.export.failed')}
          {inlineText(state.failure, locale)}
        </Hint>
      )}
    </>
  );
}
