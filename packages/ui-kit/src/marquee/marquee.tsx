import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './marquee.module.css';

export interface MarqueeItem {
  id: string;
  text: string;
}

export interface MarqueeProps {
  items: readonly MarqueeItem[];
  /** Names the strip, e.g. 公告. */
  label: string;
  /** Opens the list; every item is then a button. */
  onSelect?: (id: string) => void;
}

/** Slowly scrolling notices. Paused under the pointer, with the focus inside, and with reduced motion. */
export function Marquee({ items, label, onSelect }: MarqueeProps): ReactNode {
  const track = useRef<HTMLDivElement>(null);
  const [seconds, setSeconds] = useState(30);

  useEffect(() => {
    if (!track.current) return;
    // Reported after the browser has laid the page out by itself; to ask for a width would make it do so at once.
    const watch = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width > 0) setSeconds(Math.max(16, width / 2 / 48));
    });
    watch.observe(track.current);
    return () => watch.disconnect();
  }, []);

  return (
    <section className={styles.strip} aria-label={label}>
      <Icon name="horn" size={18} className={styles.horn} />
      <div className={styles.window}>
        <div ref={track} className={styles.track} style={{ animationDuration: `${seconds}s` }}>
          <Run items={items} onSelect={onSelect} />
          {/* The second run closes the loop; readers and keys meet the first only. */}
          <div className={styles.copy} aria-hidden="true" inert>
            <Run items={items} />
          </div>
        </div>
      </div>
    </section>
  );
}

function Run({ items, onSelect }: Pick<MarqueeProps, 'items' | 'onSelect'>): ReactNode {
  return (
    <ul className={styles.run}>
      {items.map(item => (
        <li key={item.id}>
          {onSelect ? (
            <button type="button" className={styles.item} onClick={() => onSelect(item.id)}>
              {item.text}
            </button>
          ) : (
            <span className={styles.item}>{item.text}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
