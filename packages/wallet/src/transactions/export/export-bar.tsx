import { inlineText } from '@lobby/api-client/request';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Hint } from '@lobby/ui-kit/hint';
import { Icon } from '@lobby/ui-kit/icon';
import { transactionsMessages } from '../messages/index.ts';
import css from './export.module.css';
import type { ExportState } from './use-export.ts';

interface ExportBarProps {
  readonly state: ExportState;
  /** How many transactions the filters select. */
  readonly total: number;
  onExport(): void;
  onStop(): void;
}

/** Begins the export or stops it, and says how far it is. */
export function ExportBar({ state, total, onExport, onStop }: ExportBarProps) {
  const t = useText(transactionsMessages);
  const format = useFormat();
  const locale = useLocale();
  const isRunning = state.step === 'running';
  return (
    <div className={css.line}>
      <Hint role="status">
        {isRunning &&
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
      <Button size="s" disabled={!isRunning && total === 0} onClick={isRunning ? onStop : onExport}>
        <Icon name={isRunning ? 'close' : 'download'} size={16} />
        {t(isRunning ? 'transactions.export.cancel' : 'transactions.export')}
      </Button>
    </div>
  );
}
