import { lazy, type ReactNode, Suspense } from 'react';

type LaterParts = typeof import('../later-parts.ts');

/** A part of what lies below the fold, fetched after the first paint; `room`, a class, keeps its place until then. */
export function laterPart(name: keyof LaterParts, room: string | undefined): () => ReactNode {
  const Part = lazy(async () => ({ default: (await import('../later-parts.ts'))[name] }));
  return () => (
    <Suspense fallback={<div className={room} />}>
      <Part />
    </Suspense>
  );
}
