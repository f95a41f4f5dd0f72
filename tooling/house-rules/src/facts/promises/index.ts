import { about } from './about.ts';
import { privacy } from './privacy.ts';
import { saferGambling } from './safer-gambling.ts';
import { sportsRules } from './sports-rules/sports-rules.ts';
import { terms } from './terms.ts';
import type { PagePromises } from './types.ts';

/** By the file of the page. */
export const promises: Readonly<Record<string, PagePromises>> = {
  'about.md': about,
  'privacy.md': privacy,
  'safer-gambling.md': saferGambling,
  'sports-rules.md': sportsRules,
  'terms.md': terms,
};
