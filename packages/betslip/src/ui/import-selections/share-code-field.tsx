import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { TextField } from '@lobby/ui-kit/text-field';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useImportSelections } from '../../import-selections/use-import-selections.ts';
import { betslipMessages } from '../../messages/index.ts';
import { importChanged } from '../../state/betslip.slice.ts';
import { useBetslip } from '../../view/hooks/use-betslip.ts';
import styles from './share-code-field.module.css';

/** In an empty slip: opens the slip behind a code. */
export function ShareCodeField(): ReactNode {
  const t = useText(betslipMessages);
  const open = useImportSelections();
  const dispatch = useDispatch();
  const step = useBetslip(state => state.selectionImport?.step);
  const isLooking = step === 'looking';
  const [code, setCode] = useState('');
  const submit = () => {
    if (code.trim() !== '' && !isLooking) void open({ kind: 'shared', code: code.trim() });
  };
  return (
    <div className={styles.line}>
      <TextField
        label={t('betslip.code.label')}
        hideLabel
        size="m"
        className={styles.field}
        value={code}
        placeholder={t('betslip.code.label')}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={40}
        onChange={text => {
          setCode(text);
          // What was said of the code before is true no more, and nobody waits for its answer.
          if (step === 'failed' || isLooking) dispatch(importChanged(undefined));
        }}
        onEnter={submit}
      />
      <Button busy={isLooking} disabled={code.trim() === ''} onClick={submit}>
        {t('betslip.code.open')}
      </Button>
    </div>
  );
}
