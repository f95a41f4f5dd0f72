import type { ReactNode } from 'react';
import { useUiText } from '../ui-text/ui-text.tsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths; in rem, so it scales like the content it replaces. */
  width?: string;
  height?: string;
  shape?: 'text' | 'block' | 'circle';
  /** Lines of text, the last one shorter. */
  lines?: number;
}

/** A placeholder for content. Put several inside one `SkeletonGroup`, which announces them once. */
export function Skeleton({ width, height, shape = 'text', lines = 1 }: SkeletonProps): ReactNode {
  if (lines > 1) {
    return Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} width={line === lines - 1 ? '60%' : width} height={height} shape={shape} />
    ));
  }
  return (
    <span
      className={styles.skeleton}
      data-shape={shape}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}

/** Announces “加载中” once for all skeletons in it. */
export function SkeletonGroup(props: { label?: string; className?: string; children: ReactNode }): ReactNode {
  const words = useUiText();
  return (
    <div role="status" aria-label={props.label ?? words.loading} aria-busy="true" className={props.className}>
      {props.children}
    </div>
  );
}
