import { Scene, type SceneKind } from '@lobby/ui-kit/scene';
import type { ReactNode } from 'react';
import styles from './page-notice.module.css';

interface PageNoticeProps {
  /** What the drawing says. */
  readonly scene: SceneKind;
  /** What happened. */
  readonly title: string;
  /** What to do. */
  readonly hint: string;
  /** The address that it is about. */
  readonly address?: string;
  /** The ways on. */
  readonly children?: ReactNode;
}

/** A page that has one thing to say: in words and the ways on, beside the brand's drawing. */
export function PageNotice({ scene, title, hint, address, children }: PageNoticeProps) {
  return (
    <div className={styles.page}>
      <div className={styles.scene}>
        <Scene kind={scene} />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {address && (
          <p translate="no" className={styles.address}>
            {address}
          </p>
        )}
        <p className={styles.hint}>{hint}</p>
        {children && <div className={styles.ways}>{children}</div>}
      </div>
    </div>
  );
}
