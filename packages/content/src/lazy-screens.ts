import { type HelpCode, paths } from '@lobby/feature';
import { currentLocale, withTexts } from '@lobby/i18n';
import { contentMessages } from './messages/index.ts';

/** Its words and the screen around them come at the same time. */
const helpPage = (code: HelpCode) => async () => {
  const words = import('./help/prose.ts').then(({ proseOf }) => proseOf(code).load(currentLocale()));
  const [{ helpScreen }] = await Promise.all([import('./help/help.screen.tsx'), words]);
  return helpScreen(code);
};

// Safe: the keys of the paths are the codes.
const codes = Object.keys(paths.help) as HelpCode[];
const helpPages = Object.fromEntries(codes.map(code => [code, helpPage(code)]));

/**
 * The pages: one screen for all of the help, and the prose of each in a chunk of its own. The list is one more chunk, so
 * that the first page of a visit carries one import and not one per page.
 */
export default {
  // Safe: made of every code.
  ...(helpPages as Record<HelpCode, ReturnType<typeof helpPage>>),
  agent: () => import('./agent/agent.screen.tsx'),
  download: () => import('./download/download.screen.tsx'),
  sponsor: () => import('./sponsor/sponsor.screen.tsx'),
  legalText: withTexts(() => import('./legal/legal-text.container.tsx'), contentMessages),
};
