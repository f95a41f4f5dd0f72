import { withTexts } from '@lobby/i18n';
import { contentMessages } from './messages/index.ts';

/**
 * The pages, each in a chunk of its own with its prose. The list is one more chunk, so that the first page of a visit
 * carries one import and not one per page.
 */
export default {
  terms: () => import('./pages/terms.screen.tsx'),
  privacy: () => import('./pages/privacy.screen.tsx'),
  about: () => import('./pages/about.screen.tsx'),
  sportsRules: () => import('./pages/sports-rules.screen.tsx'),
  saferGambling: () => import('./pages/safer-gambling.screen.tsx'),
  agent: () => import('./agent/agent.screen.tsx'),
  legalText: withTexts(() => import('./legal/legal-text.container.tsx'), contentMessages),
};
