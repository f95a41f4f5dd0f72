import type { Draft } from '../draft/draft.ts';

/**
 * Exports one file of a package by its path below `src`, `endpoints/trial`: an export is loaded as a whole, so a page
 * carries the calls it makes and no others.
 */
export function openDoor(draft: Draft, home: string, door: string): void {
  draft.changeJson<{ exports: Record<string, string> }>(`${home}/package.json`, manifest => {
    const doors = { ...manifest.exports, [`./${door}`]: `./src/${door}.ts` };
    const sorted = Object.entries(doors).sort(([one], [two]) => (one < two ? -1 : 1));
    return { ...manifest, exports: Object.fromEntries(sorted) };
  });
}
