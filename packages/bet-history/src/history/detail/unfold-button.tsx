import { Icon } from '@lobby/ui-kit/icon';
import css from './detail.module.css';

interface UnfoldButtonProps {
  readonly text: string;
  /** Read out in place of the text: it says of which bet. */
  readonly label: string;
  /** The id of what it unfolds. */
  readonly detailId: string;
  readonly isOpen: boolean;
  onToggle(): void;
}

/** Unfolds and folds the rest of a bet. */
export function UnfoldButton({ text, label, detailId, isOpen, onToggle }: UnfoldButtonProps) {
  return (
    <button
      type="button"
      className={css.unfold}
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailId : undefined}
      aria-label={label}
      onClick={onToggle}
    >
      {text}
      <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
    </button>
  );
}
