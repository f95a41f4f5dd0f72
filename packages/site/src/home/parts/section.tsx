import { Icon } from '@lobby/ui-kit/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './section.module.css';

/** A titled part of the home page, with a way to all of it. */
export function Section(props: { title: string; more?: { to: string; text: string }; children: ReactNode }) {
  const { title, more, children } = props;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {more && (
          <Link className={styles.more} to={more.to}>
            {more.text}
            <Icon name="chevron-right" size={14} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
