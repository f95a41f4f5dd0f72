import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useUiText } from '../ui-text/ui-text.tsx';
import styles from './numeric-keypad.module.css';
import type { KeypadKey } from './type-key.ts';

export interface NumericKeypadProps {
  onKey: (key: KeypadKey) => void;
  onDone: () => void;
  /** The label of the big key; 完成 by default. */
  doneText?: string;
}

const keys: readonly KeypadKey[] = [
  '1',
  '2',
  '3',
  'backspace',
  '4',
  '5',
  '6',
  'clear',
  '7',
  '8',
  '9',
  '.',
  '0',
  '00',
];

/** A keypad for a stake, where the phone's own keyboard does not work. Pressing a key does not move the focus. */
export function NumericKeypad({ onKey, onDone, doneText }: NumericKeypadProps): ReactNode {
  const words = useUiText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend
    <div role="group" aria-label={words.keypad} className={styles.pad}>
      {keys.map(key => (
        <button
          key={key}
          type="button"
          className={styles.key}
          data-key={key}
          aria-label={key === 'backspace' ? words.backspace : undefined}
          onPointerDown={event => event.preventDefault()}
          onClick={() => onKey(key)}
        >
          {key === 'backspace' ? <Icon name="backspace" size={20} /> : key === 'clear' ? words.clear : key}
        </button>
      ))}
      <button
        type="button"
        className={styles.done}
        onPointerDown={event => event.preventDefault()}
        onClick={onDone}
      >
        {doneText ?? words.done}
      </button>
    </div>
  );
}
