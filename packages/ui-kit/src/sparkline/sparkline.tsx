import type { ReactNode } from 'react';
import styles from './sparkline.module.css';

export interface SparklineProps {
  /** The oldest first; two at least. */
  points: readonly number[];
  /** What the line says, for those who do not see it. */
  label: string;
  /** `s` in a line of text, `m` beside buttons. */
  size?: 's' | 'm';
}

const [width, height, margin] = [64, 18, 3];

/** How a figure has moved, as a small line of steps: it stays until it changes. */
export function Sparkline({ points, label, size = 's' }: SparklineProps): ReactNode {
  const [first = 0] = points;
  const last = points.at(-1) ?? first;
  const [end = { x: 0, y: 0 }] = placed(points).slice(-1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={styles.line}
      data-size={size}
      data-direction={last > first ? 'up' : last < first ? 'down' : undefined}
    >
      <path d={pathOf(points)} />
      <circle cx={end.x} cy={end.y} r="2" />
    </svg>
  );
}

/** The line as an SVG path. */
export function pathOf(points: readonly number[]): string {
  return placed(points)
    .map(({ x, y }, at) => (at === 0 ? `M${x} ${y}` : `H${x}V${y}`))
    .join('');
}

function placed(points: readonly number[]): { readonly x: number; readonly y: number }[] {
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const step = (width - 2 * margin) / Math.max(1, points.length - 1);
  const share = (point: number) => (most === least ? 0.5 : (point - least) / (most - least));
  return points.map((point, at) => ({
    x: round(margin + at * step),
    y: round(height - margin - share(point) * (height - 2 * margin)),
  }));
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
