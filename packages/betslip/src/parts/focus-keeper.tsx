import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './focus-keeper.module.css';

interface FocusKeeperProps {
  /** Identifies the rendered content; when it changes, the focused element may have been removed. */
  readonly drawn: string;
  readonly children: ReactNode;
}

/**
 * Keeps a keyboard in the slip: where what held the focus gives way to something else, the heading of what replaced it
 * (`data-keeps-focus`) takes the focus, or the place of all of it; it would otherwise begin at the top of the page.
 */
export function FocusKeeper({ drawn, children }: FocusKeeperProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  // `drawn` identifies the children. Removing an element fires no blur, so that `held` is still true.
  useLayoutEffect(() => {
    const { activeElement, body } = place.current?.ownerDocument ?? document;
    if (held.current && (activeElement === null || activeElement === body)) {
      const heading = place.current?.querySelector<HTMLElement>('[data-keeps-focus]');
      (heading ?? place.current)?.focus({ preventScroll: true });
    }
  }, [drawn]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears where the focus is
    <div
      ref={place}
      tabIndex={-1}
      className={styles.place}
      onFocus={() => {
        held.current = true;
      }}
      onBlur={event => {
        held.current = event.currentTarget.contains(event.relatedTarget);
      }}
    >
      {children}
    </div>
  );
}
