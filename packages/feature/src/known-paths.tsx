import { createContext, type ReactNode, use } from 'react';
import { matchPath } from 'react-router-dom';
import type { Route } from './define-route.ts';

/** Every page of the site. */
export const Table = createContext<readonly Route[]>([]);

/** Lets parts ask which pages exist, so that nothing links to a page that does not. */
export function KnownPathsProvider({ table, children }: { table: readonly Route[]; children: ReactNode }) {
  return <Table value={table}>{children}</Table>;
}

/** A question about paths: is there a page behind it that may be led to? Those that hide from menus are not. */
export function usePathExists(): (path: string) => boolean {
  const table = use(Table);
  return path => pathExists(path, table);
}

/** Is there a page behind a path that may be led to? */
export function pathExists(path: string, table: readonly Route[]): boolean {
  return table.some(row => !row.hideInMenu && matchPath(row.path, path) !== null);
}
