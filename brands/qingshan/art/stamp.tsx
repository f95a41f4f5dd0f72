import type { StampTone } from '@lobby/brand-kit';

/** What is money for the member has the second frame of a seal. */
const isSealed: Readonly<Record<StampTone, boolean>> = {
  won: true,
  sold: true,
  even: false,
  lost: false,
  off: false,
};

/** A square seal whose corner is cut off, around a word. */
export function Stamp({ tone, className }: { tone: StampTone; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 96 64" fill="currentColor" aria-hidden="true">
      <path d="M2 2h76l16 16v44H2zm4 4v52h84V19.7L76.3 6zM82 2h12v12z" fillRule="evenodd" />
      {isSealed[tone] && (
        <path d="M9 9h66.1L87 20.9V55H9zm1.500 1.5v43h75v-32L74.5 10.5z" fillRule="evenodd" />
      )}
    </svg>
  );
}
