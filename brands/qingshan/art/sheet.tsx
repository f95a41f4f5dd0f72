import { type ReactNode, useId } from 'react';
import { paper } from './paper.tsx';

/** A picture on a sheet whose left edge is cut aslant, beside words. */
export function Sheet({ className, children }: { className?: string; children: ReactNode }) {
  const id = useId();
  return (
    <svg
      className={className}
      viewBox="190 120 534 280"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <clipPath id={id}>
        <path d="M404 0H1160V480H334z" />
      </clipPath>
      <path d="M404 0H1160V480H334z" transform="translate(-12)" fill={paper.night} fillOpacity=".35" />
      <g clipPath={`url(#${id})`}>
        <path d="M190 0H1160V480H190z" fill={paper.near} />
        {children}
      </g>
    </svg>
  );
}
