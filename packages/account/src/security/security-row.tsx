import { Button } from '@lobby/ui-kit/button';
import { Icon, type IconName } from '@lobby/ui-kit/icon';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { ReactNode } from 'react';
import css from './security.module.css';

interface SecurityRowProps {
  readonly icon: IconName;
  readonly label: string;
  /** What it is for. */
  readonly what: string;
  /** Its value, masked, or its state. */
  readonly value?: ReactNode;
  /** Whether it is as it should be; undefined where there is nothing to do. */
  readonly isSet?: boolean;
  /** The button's word; left out where nothing can be changed. */
  readonly action?: string;
  onAction?(): void;
}

/** One thing that proves the member or guards the account: what it is for, how it stands, and what can be done. */
export function SecurityRow({ icon, label, what, value, isSet, action, onAction }: SecurityRowProps) {
  return (
    <li className={css.row}>
      <span className={css.disc} data-set={isSet}>
        <Icon name={icon} size={20} />
      </span>
      <div>
        <p className={css.label}>{label}</p>
        <p className={css.what}>{what}</p>
      </div>
      {value && <p className={css.value}>{value}</p>}
      {action && (
        <Button className={css.action} variant={isSet === false ? 'primary' : 'outline'} onClick={onAction}>
          {action}
          <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
