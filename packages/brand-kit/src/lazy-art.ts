import { type ComponentType, lazy } from 'react';

/** A drawing fetched when it is first shown. Decorative: where it cannot be fetched, nothing is drawn. */
export function lazyArt<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(() =>
    load().then(
      Art => ({ default: Art }),
      () => ({ default: () => null }),
    ),
  );
}
