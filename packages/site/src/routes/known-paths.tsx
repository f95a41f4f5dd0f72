import { createContext, type ReactNode, use } from 'react';
import { matchPath } from 'react-router-dom';
import type { TableRow } from './route-table.ts';

const Table = createContext<readonly TableRow[]>([]);

/** Lets parts ask which pages exist, so that nothing links to a page that does not. */
export function KnownPathsProvider({ table, children }: { table: readonly TableRow[]; children: ReactNode }) {
  return <Table value={table}>{children}</Table>;
}

/** A question about paths: is there a screen behind it? The catch-all does not count. */
export function usePathExists(): (path: string) => boolean {
  const table = use(Table);
  return path => pathExists(path, table);
}

/** Is there a screen behind a path? */
export function pathExists(path: string, table: readonly TableRow[]): boolean {
  return table.some(row => row.path !== '*' && matchPath(row.path, path) !== null);
}
