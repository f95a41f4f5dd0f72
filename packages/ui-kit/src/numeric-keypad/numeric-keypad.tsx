import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useUiText } from '../ui-text/ui-text.tsx';
import styles from './numeric-keypad.module.css';

export type KeypadKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '00'
  | '.'
  | 'backspace'
  | 'clear';

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

/** The text after a key: one point, two decimals, no leading zeros. For callers that keep the stake as text. */
export function typeKey(text: string, key: KeypadKey): string {
  if (key === 'clear') return '';
  if (key === 'backspace') return text.slice(0, -1);
  if (key === '.') return text.includes('.') ? text : `${text || '0'}.`;
  const next = (text === '0' ? '' : text) + key;
  const [whole = '', cents] = next.split('.');
  if (cents !== undefined) return cents.length > 2 ? text : next;
  return whole.replace(/^0+(?=\d)/, '');
}
