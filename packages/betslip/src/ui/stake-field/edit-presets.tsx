import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Hint } from '@lobby/ui-kit/hint';
import { type ReactNode, useState } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import { maxPreset, readPreset } from '../../view/presets.ts';
import { AmountEntry } from './amount-entry.tsx';
import styles from './stake-field.module.css';

interface EditPresetsProps {
  readonly presets: readonly string[];
  onSave(presets: readonly string[]): void;
  onCancel(): void;
}

/** The amounts for one press, to be changed: saved together, when each of them is valid. */
export function EditPresets({ presets, onSave, onCancel }: EditPresetsProps): ReactNode {
  const t = useText(betslipMessages);
  const { money } = useFormat();
  const [texts, setTexts] = useState(presets);
  const read = texts.flatMap(text => readPreset(text) ?? []);
  const isValid = read.length === texts.length;
  const save = () => {
    if (isValid) onSave(read);
  };
  return (
    <div className={styles.editing}>
      <div className={styles.amounts}>
        {texts.map((text, at) => (
          <AmountEntry
            key={at}
            label={t('betslip.presets.amount', { number: at + 1 })}
            hideLabel
            value={text}
            onChange={next => setTexts(texts.map((each, place) => (place === at ? next : each)))}
            onEnter={save}
          />
        ))}
      </div>
      <Hint role="status" tone="danger">
        {!isValid && t('betslip.presets.limits', { max: money(maxPreset) })}
      </Hint>
      <div className={styles.line}>
        <Button size="s" variant="primary" disabled={!isValid} onClick={save}>
          {t('betslip.quick.save')}
        </Button>
        <Button size="s" onClick={onCancel}>
          {t('betslip.quick.cancel')}
        </Button>
      </div>
    </div>
  );
}
