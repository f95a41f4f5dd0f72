import type { FinderProps, Found } from '@lobby/feature';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo } from 'react';

interface OwnProps {
  readonly load: () => Promise<{ readonly default: ComponentType<FinderProps> }>;
  readonly text: string;
  onFound(finding: { readonly text: string; readonly list: readonly Found[] | undefined }): void;
}

/** Lets another feature search; one that cannot be fetched counts as one that could not be asked. */
export function Finder({ load, text, onFound }: OwnProps) {
  const Part = useMemo(() => lazy(() => load().catch(() => ({ default: CannotAsk }))), [load]);
  const tell = useCallback((list: readonly Found[] | undefined) => onFound({ text, list }), [onFound, text]);
  return (
    <Suspense>
      <Part text={text} onFound={tell} />
    </Suspense>
  );
}

function CannotAsk({ onFound }: FinderProps): null {
  useEffect(() => onFound(undefined), [onFound]);
  return null;
}
