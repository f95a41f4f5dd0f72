import { use } from 'react';
import { matchPath } from 'react-router-dom';
import type { Route } from './define-route.ts';
import { Table } from './known-paths.tsx';

/** A question about paths: the page behind it that may be led to. */
export function usePageAt(): (path: string) => Route | undefined {
  const table = use(Table);
  return path => table.find(row => !row.hideInMenu && matchPath(row.path, path) !== null);
}
