import { Icon } from '../icon/icon.tsx';
import styles from './copy-button.module.css';
import { type CopyWords, copyText } from './copy-text.ts';

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  /** What the button is called. */
  readonly label: string;
  readonly words: CopyWords;
}

/** A small button beside a text that is long to type; nothing where there is no text. */
export function CopyButton({ text, label, words }: CopyButtonProps) {
  if (text === '') return null;
  return (
    <button type="button" className={styles.copy} aria-label={label} onClick={() => copyText(text, words)}>
      <Icon name="copy" size={16} />
    </button>
  );
}
