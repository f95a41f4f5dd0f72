import type { StampProps } from './stamp.tsx';

/** A frame of a stamp, for tests and stories. */
export const SampleFrame: StampProps['Frame'] = ({ className }) => (
  <svg className={className} viewBox="0 0 96 64" aria-hidden="true">
    <rect x="2" y="2" width="92" height="60" rx="8" fill="none" stroke="currentColor" strokeWidth="3" />
  </svg>
);
