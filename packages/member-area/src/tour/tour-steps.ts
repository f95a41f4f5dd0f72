import { paths } from '@lobby/feature';

/** What the tour is about, in its order. */
export const chapters = ['deposit', 'transfer', 'bet', 'withdraw'] as const;
export type Chapter = (typeof chapters)[number];

/** One stop of the tour: a page, and what is pointed at there. */
export interface TourStep {
  readonly id: 'methods' | 'amount' | 'purses' | 'price' | 'withdraw';
  readonly chapter: Chapter;
  readonly path: string;
  /** A CSS selector that only this page has. */
  readonly element: string;
}

const { mine, game } = paths;

const all: readonly TourStep[] = [
  { id: 'methods', chapter: 'deposit', path: mine.deposit(), element: '[data-tour="deposit-methods"]' },
  { id: 'amount', chapter: 'deposit', path: mine.deposit(), element: '[data-tour="deposit-amount"]' },
  { id: 'purses', chapter: 'transfer', path: mine.transfer(), element: '[data-tour="transfer"]' },
  {
    id: 'price',
    chapter: 'bet',
    path: game.sport({ enName: 'crty' }),
    element: 'main article button[aria-pressed]',
  },
  // Members who have not bound what it takes are led to where they do.
  {
    id: 'withdraw',
    chapter: 'withdraw',
    path: mine.withdrawal(),
    element: '#withdrawal-turnover, #security-proof',
  },
];

/** The stops on pages that this site has; in a pause those of what is possible all the same. */
export function stepsWith(pathExists: (path: string) => boolean, isPaused = false): readonly TourStep[] {
  return all.filter(({ path, chapter }) => pathExists(path) && (!isPaused || chapter === 'withdraw'));
}
