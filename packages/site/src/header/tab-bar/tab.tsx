import { Icon, type IconName } from '@lobby/ui-kit/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './tab-bar.module.css';

export interface TabProps {
  /** Where it leads; without it only `onPress` happens. */
  readonly to?: string | undefined;
  readonly icon: IconName;
  readonly text: string;
  readonly isCurrent?: boolean;
  /** On the corner of the drawing; says itself to a screen reader. */
  readonly badge?: ReactNode;
  readonly onPress?: () => void;
}

/** One tab: a link with a drawing over its word. */
export function Tab({ to, icon, text, isCurrent, badge, onPress }: TabProps): ReactNode {
  const inside = (
    <>
      <Icon name={icon} size={22} />
      <span className={styles.word}>{text}</span>
      {badge}
    </>
  );
  if (to === undefined)
    return (
      <button type="button" className={styles.tab} onClick={onPress}>
        {inside}
      </button>
    );
  return (
    <Link className={styles.tab} to={to} aria-current={isCurrent ? 'page' : undefined} onClick={onPress}>
      {inside}
    </Link>
  );
}
