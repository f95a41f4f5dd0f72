import { createContext, type ReactNode, use } from 'react';
import { matchPath } from 'react-router-dom';
import type { Route } from './define-route.ts';

const Table = createContext<readonly Route[]>([]);

/** Lets parts ask which pages exist, so that nothing links to a page that does not. */
export function KnownPathsProvider({ table, children }: { table: readonly Route[]; children: ReactNode }) {
  return <Table value={table}>{children}</Table>;
}

/** A question about paths: is there a screen behind it? The catch-all does not count. */
export function usePathExists(): (path: string) => boolean {
  const table = use(Table);
  return path => pathExists(path, table);
}

/** The same question of a menu, which leads to no page that hides from menus. */
export function useInMenu(): (path: string) => boolean {
  const table = use(Table).filter(row => !row.hideInMenu);
  return path => pathExists(path, table);
}

/** Is there a screen behind a path? */
export function pathExists(path: string, table: readonly Route[]): boolean {
  return table.some(row => row.path !== '*' && matchPath(row.path, path) !== null);
}
