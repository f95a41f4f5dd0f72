import { inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { ErrorSign } from '@lobby/ui-kit/error-sign';
import { Spinner } from '@lobby/ui-kit/spinner';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useImportSelections } from '../../import-selections/use-import-selections.ts';
import { betslipMessages } from '../../messages/index.ts';
import { importApplied, importChanged } from '../../state/betslip.slice.ts';
import type { SelectionImport } from '../../state/selection-import.ts';
import { useBetslip } from '../../view/hooks/use-betslip.ts';
import styles from './import-note.module.css';
import { ImportResult } from './import-result.tsx';

/** What becomes of a slip that is opened by its code, or of a bet that is placed again. Always there, to be heard. */
export function ImportNote(): ReactNode {
  const selectionImport = useBetslip(state => state.selectionImport);
  return (
    <div role="status" className={styles.region}>
      {selectionImport && <Step selectionImport={selectionImport} />}
    </div>
  );
}

function Step({ selectionImport }: { selectionImport: SelectionImport }): ReactNode {
  const t = useText(betslipMessages);
  switch (selectionImport.step) {
    case 'looking':
      return (
        <p className={styles.note}>
          <Spinner size={16} />
          {t(`betslip.import.looking.${selectionImport.source.kind}`)}
        </p>
      );
    case 'failed':
      return <Failed selectionImport={selectionImport} />;
    case 'asking':
      return <Asking selectionImport={selectionImport} />;
    case 'done':
      return <ImportResult selectionImport={selectionImport} />;
  }
}

function Failed({
  selectionImport: { source, fault },
}: {
  selectionImport: Extract<SelectionImport, { step: 'failed' }>;
}): ReactNode {
  const t = useText(betslipMessages);
  const locale = useLocale();
  const dispatch = useDispatch();
  const again = useImportSelections();
  return (
    <div className={styles.note} data-tone="danger">
      <p>
        <ErrorSign />
        {t(fault.kind === 'failure' ? 'betslip.import.failed' : `betslip.import.${fault.kind}`)}
      </p>
      {fault.kind === 'failure' && <p>{inlineText(fault.failure, locale)}</p>}
      <div className={styles.actions}>
        {fault.kind === 'failure' && (
          <Button size="s" variant="primary" onClick={() => void again(source)}>
            {t('betslip.retry')}
          </Button>
        )}
        <Button size="s" onClick={() => dispatch(importChanged(undefined))}>
          {t('betslip.notice.dismiss')}
        </Button>
      </div>
    </div>
  );
}

function Asking({
  selectionImport: { imported },
}: {
  selectionImport: Extract<SelectionImport, { step: 'asking' }>;
}): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const held = useBetslip(state => state.slip.items.length);
  return (
    <div className={styles.note}>
      <p>{t(`betslip.import.ask.${imported.kind}`, { held, count: imported.selections.length })}</p>
      <div className={styles.actions}>
        <Button size="s" variant="primary" onClick={() => dispatch(importApplied(imported))}>
          {t('betslip.import.replace')}
        </Button>
        <Button size="s" onClick={() => dispatch(importChanged(undefined))}>
          {t('betslip.import.keep')}
        </Button>
      </div>
    </div>
  );
}
