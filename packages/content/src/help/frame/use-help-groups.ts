import type { HelpCode } from '@lobby/feature';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { helpGroups } from './groups.ts';

/** The groups of pages that this brand has. */
export function useHelpGroups() {
  const pathExists = usePathExists();
  return helpGroups
    .map(({ name, pages }) => ({
      name,
      pages: pages.filter((code: HelpCode) => pathExists(paths.help[code]())),
    }))
    .filter(({ pages }) => pages.length > 0);
}
