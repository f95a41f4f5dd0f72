import { paths } from '@lobby/feature';
import { type LetterTab, letterTabs } from './letter-tabs.ts';

/** What the address says: which tab, and which page of it, from 1. */
export interface LettersPlace {
  readonly tab: LetterTab;
  readonly page: number;
}

/** Reads the query; what it does not say, or says wrongly, is the first tab and page. */
export function readPlace(params: URLSearchParams): LettersPlace {
  const page = Number(params.get('page'));
  return {
    tab: letterTabs.find(tab => tab === params.get('kind')) ?? letterTabs[0],
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a place. */
export function placeAddress({ tab, page }: LettersPlace): string {
  return paths.mine.message({
    kind: tab === letterTabs[0] ? undefined : tab,
    page: page > 1 ? String(page) : undefined,
  });
}
