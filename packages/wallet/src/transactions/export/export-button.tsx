import { inlineText } from '@lobby/api-client/request';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Hint } from '@lobby/ui-kit/hint';
import { Icon } from '@lobby/ui-kit/icon';
import { transactionsMessages } from '../messages/index.ts';
import css from './export.module.css';
import type { ExportState } from './use-export.ts';

interface ExportProps {
  readonly state: ExportState;
  /** How many transactions the filters select. */
  readonly total: number;
}

/** Begins the export, or stops it. */
export function ExportButton(props: ExportProps & { onExport(): void; onStop(): void }) {
  const { state, total, onExport, onStop } = props;
  const t = useText(transactionsMessages);
  const isRunning = state.step === 'running';
  const isEmpty = !isRunning && total === 0;
  return (
    <Button
      size="s"
      disabledLook={isEmpty}
      reason={isEmpty ? t('transactions.export.nothing') : undefined}
      onClick={() => !isEmpty && (isRunning ? onStop() : onExport())}
    >
      <Icon name={isRunning ? 'close' : 'download'} size={16} />
      {t(isRunning ? 'transactions.export.cancel' : 'transactions.export')}
    </Button>
  );
}

/** How far the export is, or why there is no file. */
export function ExportNote({ state, total }: ExportProps) {
  const t = useText(transactionsMessages);
  const format = useFormat();
  const locale = useLocale();
  return (
    <div className={css.note}>
      <Hint role="status">
        {state.step === 'running' &&
          t('transactions.export.running', {
            done: format.number(state.done),
            total: format.number(Math.max(total, state.done)),
          })}
      </Hint>
      {state.step === 'failed' && (
        <Hint role="alert" tone="danger">
          {t('transactions.export.failed')}
          {inlineText(state.failure, locale)}
        </Hint>
      )}
    </div>
  );
}
