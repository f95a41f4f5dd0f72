import type { Page } from '@playwright/test';

/** Counts the calls of a path that a page makes from now on. */
export function countCalls(page: Page, path: RegExp): () => number {
  let count = 0;
  page.on('request', request => {
    if (path.test(new URL(request.url()).pathname)) count++;
  });
  return () => count;
}
