import { Scene, type SceneKind } from '@lobby/ui-kit/scene';
import type { ReactNode } from 'react';
import styles from './page-notice.module.css';

interface PageNoticeProps {
  /** What the drawing says. */
  readonly scene: SceneKind;
  /** What happened. */
  readonly title: string;
  /** The dialog around it says the title to a screen reader. */
  readonly isTitleSaid?: boolean;
  /** What to do. */
  readonly hint: ReactNode;
  /** The address that it is about. */
  readonly address?: string;
  /** The ways on. */
  readonly children?: ReactNode;
  /** What stands below the ways on. */
  readonly note?: ReactNode;
}

/** A page that has one thing to say: in words and the ways on, beside the brand's drawing. */
export function PageNotice(props: PageNoticeProps) {
  const { scene, title, isTitleSaid = false, hint, address, children, note } = props;
  const Title = isTitleSaid ? 'p' : 'h1';
  return (
    <div className={styles.page}>
      <div className={styles.scene}>
        <Scene kind={scene} />
      </div>
      <div className={styles.words}>
        <Title className={styles.title} aria-hidden={isTitleSaid || undefined}>
          {title}
        </Title>
        {address && (
          <p translate="no" className={styles.address}>
            {address}
          </p>
        )}
        <div className={styles.hint}>{hint}</div>
        {children && <div className={styles.ways}>{children}</div>}
        {note}
      </div>
    </div>
  );
}
