import type { Draft } from '../draft/draft.ts';

/** What the sign of a brand is made of, in words that two signs share when they look alike: `rect, polygon of 5, circle`. */
export function signIn(draft: Draft, code: string): string | undefined {
  const file = `brands/${code}/art/logo.tsx`;
  if (!draft.has(file)) return undefined;
  const shapes = [
    ...draft.read(file).matchAll(/<(rect|circle|ellipse|polygon|polyline|line|path|text|use)\b([^>]*)/g),
  ];
  const named = shapes.map(([, shape = '', values = '']) => {
    const points = /points="([^"]+)"/.exec(values)?.[1]?.trim().split(/\s+/).length;
    return points === undefined ? shape : `${shape} of ${points}`;
  });
  // Of two paths nobody knows by their names alone whether they look alike.
  return named.length === 0 || named.includes('path') ? undefined : named.join(', ');
}
