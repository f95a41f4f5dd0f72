/**
 * The pages, each in a chunk of its own with its prose. The list is one more chunk, so that the first page of a visit
 * carries one import and not one per page.
 */
export const loadTerms = () => import('./pages/terms.screen.tsx');
export const loadPrivacy = () => import('./pages/privacy.screen.tsx');
export const loadAbout = () => import('./pages/about.screen.tsx');
export const loadSportsRules = () => import('./pages/sports-rules.screen.tsx');
export const loadSaferGambling = () => import('./pages/safer-gambling.screen.tsx');
