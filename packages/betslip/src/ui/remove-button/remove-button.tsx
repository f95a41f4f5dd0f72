import { Icon } from '@lobby/ui-kit/icon';
import type { ReactNode } from 'react';
import styles from './remove-button.module.css';

interface RemoveButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  onClick(): void;
}

/** Takes a pick out of the slip. */
export function RemoveButton({ label, disabled, onClick }: RemoveButtonProps): ReactNode {
  return (
    <button type="button" className={styles.remove} disabled={disabled} aria-label={label} onClick={onClick}>
      <Icon name="close" size={16} />
    </button>
  );
}
