import { memo, type ReactNode, useMemo } from 'react';
import styles from './crest.module.css';
import { type CrestKind, crestLook } from './crest-look.ts';

export interface CrestProps {
  /** The id of the club or the league, as the provider says it; never a name, which differs between scripts. */
  readonly id: string;
  readonly kind?: CrestKind;
  readonly className?: string;
}

/** A generated crest, as high as the text beside it: a shield for a club, a disc for a league. Decorative. */
export const Crest = memo(function Crest({ id, kind = 'club', className }: CrestProps): ReactNode {
  const { ground, figure, pattern } = useMemo(() => crestLook(id, kind), [id, kind]);
  return (
    <svg
      className={className ? `${styles.crest} ${className}` : styles.crest}
      data-kind={kind}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d="M0 0h24v24H0z" fill={ground} />
      <path d={pattern} fill={figure} fillRule="evenodd" />
    </svg>
  );
});
