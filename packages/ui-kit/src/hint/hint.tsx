import { Children, type ReactNode } from 'react';
import { ErrorSign } from '../icon/error-sign.tsx';
import styles from './hint.module.css';

export interface HintProps {
  /** `m`: the sentence that begins a dialog. */
  size?: 's' | 'm';
  /** What appears later is read out: at once, or when there is time. It stands in the page while it is empty. */
  role?: 'alert' | 'status';
  /** `danger`: something went wrong; a sign stands before the words. */
  tone?: 'danger';
  /** `span` within a line. */
  as?: 'p' | 'span';
  lang?: string;
  /** Nothing is drawn where there is nothing to say. */
  children: ReactNode;
}

/** A sentence that explains what stands beside it. */
export function Hint({ size = 's', tone, as: Element = 'p', children, ...rest }: HintProps): ReactNode {
  const isSaid = Children.toArray(children).some(part => part !== '');
  return (
    <Element {...rest} className={styles.hint} data-size={size} data-tone={tone}>
      {tone === 'danger' && isSaid && <ErrorSign />}
      {children}
    </Element>
  );
}
